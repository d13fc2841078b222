import { ApolloLink, Observable, ServerError } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import { markOutdated } from '../hydration/reloadOnce.ts';
import { markWithoutResponse } from '../ui/connectionErrors.ts';
import { readStored } from '../session/storage.ts';
import { conditionsKey } from './conditionsKey.ts';

/** Request timeout in milliseconds. Afterwards the screen shows an error with Retry. */
const timeoutMs = 10_000;

/** The hash that the code generator adds to a document. */
const hashOf = (document: DocumentNode) =>
  (document as DocumentNode & { __meta__: { hash: string } }).__meta__.hash;

/** The request's body, with the hash of the persisted operation. In development operations change, so it has the text. */
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

/** Parses a GraphQL result; null if the text is not valid JSON. */
function parse(bodyText: string): ApolloLink.Result | null {
  try {
    return JSON.parse(bodyText) as ApolloLink.Result | null;
  } catch {
    return null;
  }
}

export type Send = (operation: ApolloLink.Operation, signal: AbortSignal) => Promise<Response>;

const sendToServer: Send = async (operation, signal) => {
  const { headers } = operation.getContext() as { headers?: Record<string, string> };
  return fetch('/graphql', {
    method: 'POST',
    headers: {
      accept: 'application/graphql-response+json, application/json;q=0.9',
      'content-type': 'application/json',
      ...headers,
    },
    body: await bodyOf(operation),
    signal,
  });
};

async function fetchResult(
  sendOperation: Send,
  operation: ApolloLink.Operation,
  signal: AbortSignal,
): Promise<ApolloLink.Result> {
  const signalWithTimeout = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  const send = () => sendOperation(operation, signalWithTimeout);
  // The panel 'Query behind this screen' can simulate a slow or failing network.
  const response = readStored(conditionsKey)
    ? await (
        await import('./networkConditions.ts')
      ).sendUnderConditions(send, operation.operationName, signalWithTimeout)
    : await send();
  const bodyText = await response.text();
  // `sendOperation.ts` reads the response, `devtools/requests.ts` the text.
  operation.setContext({ response, bodyText });
  // A rejected operation has its errors in the body, whatever the status.
  if (response.headers.get('content-type')?.includes('json')) {
    const result = parse(bodyText);
    if (!result) throw new ServerError("The server's answer is not valid.", { response, bodyText });
    // The server lacks the operation's hash, so it runs another release.
    if (result.errors?.[0]?.extensions?.['code'] === 'PERSISTED_QUERY_NOT_SUPPORTED') markOutdated();
    return result;
  }
  throw new ServerError(`The server answered with status ${response.status}.`, { response, bodyText });
}

/**
 * Sends operations to /graphql, or by `send` to the worker of `tab.ts`. Apollo's HttpLink and PersistedQueryLink would add
 * graphql-js's printer, 6 KB, to every first load, which no request needs.
 */
export const httpLink = (send = sendToServer): ApolloLink =>
  new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const controller = new AbortController();
        fetchResult(send, operation, controller.signal).then(
          (result) => {
            observer.next(result);
            observer.complete();
          },
          (error: unknown) => {
            if (!(error instanceof ServerError)) markWithoutResponse(error);
            observer.error(error);
          },
        );
        return () => controller.abort();
      }),
  );
