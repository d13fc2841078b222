import {
  ApolloLink,
  type ApolloClient,
  type DocumentNode,
  type InMemoryCache,
  type NormalizedCacheObject,
  type OperationVariables,
} from '@apollo/client';
import { createClient } from './client.ts';
import { appendPage, loadedListsOf, type PagedList } from './fetchNextPage.ts';
import { seenOf } from './seenLink.ts';
import { sendOperation } from './sendOperation.ts';

interface Query {
  query: DocumentNode;
  variables: OperationVariables;
}
/** The response to a query; null if it failed. */
type Answers = Map<string, Query & { data: object | null }>;

const keyOf = ({ query, variables }: Query) =>
  JSON.stringify([query.definitions.map((node) => 'name' in node && node.name?.value), variables]);

const fetchData = async (client: ApolloClient, { query, variables }: Query): Promise<object> =>
  (await sendOperation(client, { document: query, variables })).data;

/** Fetches as many items of a list as the cache has. Adds them to the data of its query. */
async function fetchLoadedPages(client: ApolloClient, list: PagedList, data: object): Promise<void> {
  const { query, variables = {}, cursor, listOf } = list;
  const cached: unknown = client.readQuery({ query, variables }, false);
  const count = (cached ? listOf(cached)?.nodes.length : 0) ?? 0;
  for (;;) {
    const target = listOf(data);
    if (!target?.pageInfo.hasNextPage || target.nodes.length >= count) return;
    const following = { query, variables: { ...variables, [cursor]: target.pageInfo.endCursor } };
    // oxlint-disable-next-line no-await-in-loop -- each page has the cursor of the next one
    const page = listOf(await fetchData(client, following));
    if (!page) return;
    appendPage(target, page);
  }
}

/** Fetches a query with the pages that were appended to its lists. */
async function fetchComplete(client: ApolloClient, query: Query): Promise<object> {
  const data = structuredClone(await fetchData(client, query));
  for (const list of loadedListsOf(client))
    if (keyOf({ variables: {}, ...list }) === keyOf(query))
      // oxlint-disable-next-line no-await-in-loop -- they extend the same data
      await fetchLoadedPages(client, list, data);
  return data;
}

/** Fetches the active queries until each has an answer: the screen may start further ones meanwhile. */
async function fetchActive(client: ApolloClient, answers: Answers): Promise<void> {
  for (;;) {
    const missing = [...client.getObservableQueries('active')].filter((query) => !answers.has(keyOf(query)));
    if (missing.length === 0) return;
    // oxlint-disable-next-line no-await-in-loop -- the next round sees the queries that became active
    await Promise.all(
      missing.map(async ({ query, variables }) => {
        const data = await fetchComplete(client, { query, variables }).catch(() => null);
        answers.set(keyOf({ query, variables }), { query, variables, data });
      }),
    );
  }
}

/** Evicts everything that is not in `current`: the change may have made it stale. Watchers are not notified. */
function evictOthers(cache: InMemoryCache, current: NormalizedCacheObject): void {
  for (const [id, object] of Object.entries(cache.extract())) {
    if (id === '__META') continue;
    const replacement = current[id];
    if (!replacement) cache.evict({ id, broadcast: false });
    else if (Object.keys(object!).some((field) => !(field in replacement)))
      cache.modify({
        id,
        fields: (value: unknown, { storeFieldName, DELETE }) =>
          storeFieldName in replacement ? value : (DELETE as unknown),
        broadcast: false,
      });
  }
}

/** One change of the server's data, and how the cache takes it over. */
export interface Settlement {
  /** The number of the change in the server's journal; 0 if there is none. */
  seq: number;
  /** Writes the mutation's payload. */
  write: (cache: InMemoryCache) => void;
  /** Removes the optimistic change. */
  hide?: (() => void) | undefined;
  /** Called with the cached data of the server before and after it was written. */
  onWritten?: (before: NormalizedCacheObject, after: NormalizedCacheObject) => void;
}

/** Replaces the cached data by the answers, in one change: no watcher sees a state between the two. */
function writeAnswers(client: ApolloClient, answers: Answers, settlements: readonly Settlement[]): void {
  const cache = client.cache as InMemoryCache;
  // A cache of the answers alone, for `evictOthers`. In development Apollo would keep the client for its browser extension.
  const { cache: empty } = createClient(ApolloLink.empty(), { devtools: { enabled: false } });
  const fresh = empty as InMemoryCache;
  const bySeq = settlements.toSorted((a, b) => a.seq - b.seq);
  const observers = bySeq.flatMap(({ onWritten }) => onWritten ?? []);
  const copy = () => (observers.length > 0 ? cache.extract() : {});
  const before = copy();
  for (const target of [cache, fresh]) {
    for (const { write } of bySeq) write(target);
    for (const { query, variables, data } of answers.values()) {
      // A query without an answer keeps its data.
      const current: object | null = data ?? cache.readQuery({ query, variables });
      if (current) target.writeQuery({ query, variables, data: current, broadcast: false });
    }
  }
  const after = copy();
  evictOthers(cache, fresh.extract());
  for (const { hide } of bySeq) hide?.();
  // Notifies the watchers of all writes above.
  cache.batch({ update: () => {} });
  for (const observe of observers) observe(before, after);
}

interface Refetch {
  /** The settlements that the latest run writes when it ends. */
  pending: Settlement[];
  latest?: Promise<boolean>;
  startedRuns: number;
}
const refetches = new WeakMap<ApolloClient, Refetch>();

/**
 * Refetches the active queries after a change of the server's data. Writes the answers, hides optimistic fields and evicts
 * the data that no active query selects, all in one change of the cache. Resolves to whether each query was answered.
 */
export function settle(client: ApolloClient, settlement: Settlement): Promise<boolean> {
  const refetch = refetches.get(client) ?? { pending: [], startedRuns: 0 };
  refetches.set(client, refetch);
  refetch.pending.push(settlement);
  const seen = seenOf(client);
  seen.seq = Math.max(seen.seq, settlement.seq);
  seen.fetchedAt = Date.now();
  const runNumber = ++refetch.startedRuns;
  const run = async (): Promise<boolean> => {
    const answers: Answers = new Map();
    await fetchActive(client, answers);
    // A later run includes this change. These answers may lack the later change.
    if (runNumber !== refetch.startedRuns) return refetch.latest!;
    const { pending } = refetch;
    refetch.pending = [];
    writeAnswers(client, answers, pending);
    return [...answers.values()].every(({ data }) => data !== null);
  };
  refetch.latest = run();
  return refetch.latest;
}
