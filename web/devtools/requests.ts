import { ApolloLink, type ApolloClient, type DocumentNode, type OperationVariables } from '@apollo/client';
import { filter, finalize, firstValueFrom, tap } from 'rxjs';
import { announceActivity } from '../apollo/activity.ts';

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
  text?: string | undefined;
}

/** Maximum number of requests to keep. Each keeps the text of its response. */
const maxRequests = 30;
const recordedRequests = new WeakMap<ApolloClient, SentRequest[]>();

const recordingLink = (requests: SentRequest[]) =>
  new ApolloLink((operation, forward) => {
    const request: SentRequest = {
      operationName: operation.operationName ?? '',
      document: operation.query,
      variables: operation.variables,
      path: location.pathname,
      sentAt: performance.now(),
    };
    requests.push(request);
    if (requests.length > maxRequests) requests.shift();
    announceActivity();
    const end = () => {
      request.ms ??= performance.now() - request.sentAt;
      request.text = (operation.getContext() as { bodyText?: string }).bodyText;
      announceActivity();
    };
    // After a response, and also after an error or an abort, which `tap` misses.
    return forward(operation).pipe(tap(end), finalize(end));
  });

/** The latest requests of a client, oldest first. The first call starts the recording, so most visits record nothing. */
export function recordRequests(client: ApolloClient): readonly SentRequest[] {
  const recorded = recordedRequests.get(client);
  if (recorded) return recorded;
  const requests: SentRequest[] = [];
  recordedRequests.set(client, requests);
  client.setLink(ApolloLink.from([recordingLink(requests), client.link]));
  // Announces the responses to requests that were sent before.
  for (const query of client.getObservableQueries('active'))
    if (query.getCurrentResult().loading)
      firstValueFrom(query.pipe(filter(({ loading }) => !loading))).then(announceActivity, announceActivity);
  return requests;
}

/** A request that was sent before the recording. */
export interface EarlierRequest {
  /** Milliseconds until the complete response. */
  ms: number;
  /** Size of the response without compression. */
  bytes: number;
}

/** The browser lists no more requests than this. Source: https://www.w3.org/TR/resource-timing/#dfn-resource-timing-buffer-size-limit. */
const maxListedRequests = 250;

/** Finds an operation's latest request by its Server-Timing; undefined without one, null if the list is full. */
export function findEarlierRequest(operationName: string): EarlierRequest | undefined | null {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const entry = entries.findLast(({ serverTiming }) =>
    serverTiming?.some(({ name, description }) => name === 'operation' && description === operationName),
  );
  if (entry) return { ms: entry.duration, bytes: entry.decodedBodySize };
  return entries.length < maxListedRequests ? undefined : null;
}
