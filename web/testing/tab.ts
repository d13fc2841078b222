import { gql, type ApolloClient } from '@apollo/client';
import { createClient } from '../apollo/client.ts';
import { AppShellDocument } from '../generated/graphql.ts';
import { tabLink } from './tabLink.ts';

/** Creates a client without screens whose cache holds the data of the shell. Its tab is its own. */
export async function openClient() {
  const client = createClient(tabLink());
  await client.query({ query: AppShellDocument });
  return client;
}

/** Runs a query of the tab or, before its first action, of the sample. */
export async function runQuery<T>(client: ApolloClient, text: string, variables = {}): Promise<T> {
  const { data } = await client.query({ query: gql(text), variables, fetchPolicy: 'network-only' });
  return data as T;
}
