import { ApolloLink, HttpLink } from '@apollo/client';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import type { DocumentNode } from 'graphql';

/** Nobody waits longer for an answer: a server that hangs is shown as an error with Retry. */
const patienceMs = 10_000;

const patientFetch: typeof fetch = (input, init) => {
  const signals = [AbortSignal.timeout(patienceMs), ...(init?.signal ? [init.signal] : [])];
  return fetch(input, { ...init, signal: AbortSignal.any(signals) });
};

const hashOf = (document: DocumentNode) =>
  (document as DocumentNode & { __meta__: { hash: string } }).__meta__.hash;

/** Asks /graphql; in production by the hash of the operation, whose text the server knows from the build. */
export function httpLink(): ApolloLink {
  const http = new HttpLink({ uri: '/graphql', fetch: patientFetch });
  if (!import.meta.env.PROD) return http;
  return ApolloLink.from([
    new PersistedQueryLink({ generateHash: async (document) => hashOf(document), retry: () => false }),
    http,
  ]);
}
