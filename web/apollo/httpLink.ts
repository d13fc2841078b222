import { ApolloLink, Observable, ServerError } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import { markOutdated } from '../hydration/reloadOnce.ts';

/** Nobody waits longer for an answer: a server that hangs is shown as an error with Retry. */
const patienceMs = 10_000;

const hashOf = (document: DocumentNode) =>
  (document as DocumentNode & { __meta__: { hash: string } }).__meta__.hash;

/** In production the server knows every operation's text by its hash; in development it changes all the time. */
async function bodyOf({ query, variables, operationName }: ApolloLink.Operation): Promise<string> {
  if (import.meta.env.PROD)
    return JSON.stringify({
      operationName,
      variables,
      extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(query) } },
    });
  const { print } = await import('graphql');
  return JSON.stringify({ operationName, variables, query: print(query) });
}

async function ask(operation: ApolloLink.Operation, gone: AbortSignal): Promise<ApolloLink.Result> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: {
      accept: 'application/graphql-response+json, application/json;q=0.9',
      'content-type': 'application/json',
    },
    body: await bodyOf(operation),
    signal: AbortSignal.any([gone, AbortSignal.timeout(patienceMs)]),
  });
  const bodyText = await response.text();
  // A refused operation brings its reasons along with its status.
  if (response.headers.get('content-type')?.includes('json')) {
    const result = JSON.parse(bodyText) as ApolloLink.Result;
    if (result.errors?.[0]?.extensions?.['code'] === 'PERSISTED_QUERY_NOT_FOUND') markOutdated();
    return result;
  }
  throw new ServerError(`The server answered with status ${response.status}.`, { response, bodyText });
}

/**
 * Asks /graphql. Apollo's HttpLink and PersistedQueryLink can do much more, and bring the printer of graphql-js:
 * 6 KB of every first load that no request of ours would use.
 */
export const httpLink = (): ApolloLink =>
  new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const gone = new AbortController();
        ask(operation, gone.signal).then(
          (result) => {
            observer.next(result);
            observer.complete();
          },
          (error: unknown) => observer.error(error),
        );
        return () => gone.abort();
      }),
  );
