import { gql, type ApolloClient } from '@apollo/client';
import { createApolloServer } from '../../server/apollo.ts';
import { createContext } from '../../server/context.ts';
import { inProcessLink } from '../../server/http/inProcess.ts';
import { createStore } from '../../server/store.ts';
import { createClient } from '../apollo/client.ts';
import { AppShellDocument, JobPosterDocument } from '../generated/graphql.ts';

const server = createApolloServer();

/** The client of a tab without its screens, once the shell has loaded; its server is the real one. */
export async function openTab() {
  const client = createClient(inProcessLink(server, createContext(createStore())));
  await client.query({ query: AppShellDocument });
  await client.query({ query: JobPosterDocument });
  return client;
}

/** Whatever is asked, of the server and through the layer. */
export async function read<T>(client: ApolloClient, text: string, variables = {}): Promise<T> {
  const { data } = await client.query({ query: gql(text), variables, fetchPolicy: 'network-only' });
  return data as T;
}

/** A list that was asked for as `list`. */
export interface Listed {
  list: { totalCount: number; nodes: { id: string }[] };
}
export const ids = ({ list }: Listed) => list.nodes.map(({ id }) => id);
