import type { ApolloLink, DocumentNode, OperationVariables } from '@apollo/client';

/** A request to /graphql. */
export interface SentRequest {
  operationName: string;
  document: DocumentNode;
  variables: OperationVariables;
  /** Path of the screen that sent it. */
  path: string;
  /** Time of sending, in milliseconds since the page was opened. */
  sentAt: number;
  /** Milliseconds until the complete response or the failure; undefined until then. */
  ms?: number;
  /** The text of the response; undefined without one. */
  text?: string;
}

/** Maximum number of requests to keep. Each keeps the text of its response. */
const maxRequests = 30;
const listeners = new Set<() => void>();

/** The latest requests, oldest first. The panel of queries shows them. */
export const sentRequests: SentRequest[] = [];

/** Calls a listener after each sent request, response and simulated action. Returns a function that stops it. */
export function subscribeToActivity(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function announceActivity(): void {
  for (const listener of listeners) listener();
}

/** Adds a request to `sentRequests`. Returns it; the caller adds the response. */
export function recordRequest({ operationName, query, variables }: ApolloLink.Operation): SentRequest {
  const request: SentRequest = {
    operationName: operationName ?? '',
    document: query,
    variables,
    path: location.pathname,
    sentAt: performance.now(),
  };
  sentRequests.push(request);
  if (sentRequests.length > maxRequests) sentRequests.shift();
  announceActivity();
  return request;
}
