import { gql, type ApolloClient } from '@apollo/client';
import { createApolloServer } from '../../server/apollo.ts';
import { createContext } from '../../server/context.ts';
import { inProcessLink } from '../../server/http/inProcess.ts';
import { createStore } from '../../server/store.ts';
import { yearlyPay } from '../../schema/rules/job/pay.ts';
import { createClient } from '../apollo/client.ts';
import { jobPay } from '../apollo/jobPay.ts';
import { AppShellDocument, JobPosterDocument, OwnClientDocument } from '../generated/graphql.ts';

const server = createApolloServer();

// As on the screen of jobs.
jobPay(yearlyPay);

/** Creates a client without screens whose cache holds the data of the shell. Its server and store are its own. */
export async function openClient() {
  const client = createClient(inProcessLink(server, createContext(createStore())));
  await client.query({ query: AppShellDocument });
  await client.query({ query: JobPosterDocument });
  await client.query({ query: OwnClientDocument });
  return client;
}

/** Runs a query against the server; the result includes the local changes of this client. */
export async function runQuery<T>(client: ApolloClient, text: string, variables = {}): Promise<T> {
  const { data } = await client.query({ query: gql(text), variables, fetchPolicy: 'network-only' });
  return data as T;
}

/** The result of a query that selects a list under the alias `list`. */
export interface ListResult {
  list: { totalCount: number; nodes: { id: string }[] };
}
export const idsOf = ({ list }: ListResult) => list.nodes.map(({ id }) => id);
