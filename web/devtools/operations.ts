import type { ApolloClient, DocumentNode, ObservableQuery, OperationVariables } from '@apollo/client';
import { serverClientOf } from '../hydration/serverCache.ts';
import { formatInteger } from '../../schema/rules/numbers.ts';
import { findEarlierRequest, recordRequests } from './requests.ts';
import { isScreen, nameOf } from './shownQueries.ts';

export interface ScreenOperation {
  id: string;
  name: string;
  document: DocumentNode;
  variables: OperationVariables;
  /** 'page': rendered by the server. 'cache': cached before. 'unknown': the browser's list of requests is full. */
  source: 'page' | 'cache' | 'network' | 'unknown';
  state: 'loading' | 'failed' | 'done';
  /** Milliseconds that the request took; undefined while it is loading, and for a request that the browser does not list. */
  ms?: number | undefined;
  /** The text of the response; undefined for a request before the panel was opened. */
  text?: string | undefined;
  /** Size of the response in bytes; undefined where only its data is known. */
  bytes?: number | undefined;
  /** When the request was sent; undefined before the panel was opened. */
  sentAt?: number | undefined;
}

const idOf = (name: string, variables: OperationVariables) => `${name} ${JSON.stringify(variables)}`;

/** Reads an operation's data from a client's cache, without optimistic changes; incomplete if a field is missing. */
export const readServerData = (client: ApolloClient, { document, variables }: ScreenOperation): unknown =>
  client.cache.diff({ query: document, variables, optimistic: false, returnPartialData: true }).result;

const isComplete = (client: ApolloClient | undefined, query: DocumentNode, variables: OperationVariables) =>
  client?.cache.diff({ query, variables, optimistic: false, returnPartialData: true }).complete === true;

/** The shown screen's queries and the requests that it has sent. The screen's own query is first. */
export function operationsOf(
  client: ApolloClient,
  queries: readonly ObservableQuery[],
  path: string,
): ScreenOperation[] {
  const found = new Map<string, ScreenOperation>();
  const isOfPage = (document: DocumentNode, variables: OperationVariables) =>
    isComplete(serverClientOf(client), document, variables);
  for (const query of queries) {
    const { query: document, variables } = query;
    const name = nameOf(document);
    const id = idOf(name, variables);
    const { loading, error } = query.getCurrentResult();
    const state = loading ? 'loading' : error ? 'failed' : 'done';
    const isPage = isOfPage(document, variables);
    const earlier = isPage ? undefined : findEarlierRequest(name);
    // `earlier` is undefined if the browser lists no such request, and null if its list is full.
    const source = isPage
      ? 'page'
      : earlier || state !== 'done'
        ? 'network'
        : earlier === null
          ? 'unknown'
          : 'cache';
    found.set(id, { id, name, document, variables, source, state, ...earlier });
  }
  for (const { document, variables, path: sentFrom, sentAt, ms, text } of recordRequests(client)) {
    const name = nameOf(document);
    const id = idOf(name, variables);
    // Another screen's query is a prefetch, or its screen was left.
    if (!found.has(id) && (sentFrom !== path || isScreen(name))) continue;
    const state = ms === undefined ? 'loading' : text === undefined ? 'failed' : 'done';
    const bytes = text === undefined ? undefined : new Blob([text]).size;
    found.set(id, { id, name, document, variables, source: 'network', state, ms, text, bytes, sentAt });
  }
  return [...found.values()].toSorted((a, b) => Number(isScreen(b.name)) - Number(isScreen(a.name)));
}

/** The response to an operation, without the `__typename` fields, and its size in bytes; null without one. */
export function responseOf(
  client: ApolloClient,
  operation: ScreenOperation,
): { body: unknown; data: unknown; bytes: number } | null {
  const { source, state, text } = operation;
  if (state !== 'done') return null;
  if (text !== undefined) {
    const bytes = operation.bytes ?? 0;
    try {
      const body = withoutTypenames(JSON.parse(text));
      return { body, data: (body as { data?: unknown } | null)?.data, bytes };
    } catch {
      return { body: text, data: undefined, bytes };
    }
  }
  const from = source === 'page' ? serverClientOf(client) : undefined;
  const body = { data: readServerData(from ?? client, operation) };
  const bytes = operation.bytes ?? new Blob([JSON.stringify(body)]).size;
  return { body: withoutTypenames(body), data: withoutTypenames(body.data), bytes };
}

/** A copy without the `__typename` fields, which the shown query selects only where it selects nothing else. */
export const withoutTypenames = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value ?? null), function (this: object, name, field: unknown) {
    return name === '__typename' && Object.keys(this).length > 1 ? undefined : field;
  });

/** Milliseconds of the request for the page; undefined where the browser does not report it. */
const pageMs = (): number | undefined => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry && entry.responseEnd - entry.requestStart;
};

const milliseconds = (ms: number) => `${formatInteger(Math.round(ms))} ms`;

/** Where the data came from, in a word, or with `isLong` in a sentence with the time. */
export function sourceWords({ source, state, ms }: ScreenOperation, isLong = false): string {
  if (source === 'cache') return isLong ? 'The cache, without a request' : 'cache';
  if (source === 'unknown') return isLong ? "Unknown: the browser's list of requests is full" : 'unknown';
  if (source === 'page') {
    const time = pageMs();
    if (!isLong) return 'page';
    return time === undefined ? "The server's page" : `The server's page, which took ${milliseconds(time)}`;
  }
  if (state === 'loading') return isLong ? 'The network, still loading' : 'loading';
  if (ms === undefined) return isLong ? 'The network, before the panel was opened' : 'network';
  return isLong ? `The network, in ${milliseconds(ms)}` : milliseconds(ms);
}
