import { ApolloLink, type ApolloClient, type NormalizedCacheObject, type StoreObject } from '@apollo/client';
import { createClient } from '../apollo/client.ts';
import { localChangesLayer, type LocalChange, type SimulatedAction } from '../apollo/localChangesLayer.ts';

/** A changed field of a cached object. */
export interface CacheChange {
  /** The cached object, such as 'Job:job-brand-designer'. */
  object: string;
  field: string;
  /** Undefined if the field was not cached before. */
  before: unknown;
  /** Undefined if the field is no longer cached. */
  after: unknown;
}

const equal = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The differences between two contents of a cache. */
export function changesBetween(before: NormalizedCacheObject, after: NormalizedCacheObject): CacheChange[] {
  const objects = new Set([...Object.keys(before), ...Object.keys(after)]);
  // Apollo's own data.
  objects.delete('__META');
  return [...objects].flatMap((object) => {
    const old: Partial<StoreObject> = before[object] ?? {};
    const next: Partial<StoreObject> = after[object] ?? {};
    const fields = new Set([...Object.keys(old), ...Object.keys(next)]);
    return [...fields].flatMap((field) =>
      field === '__typename' || equal(old[field], next[field])
        ? []
        : [{ object, field, before: old[field], after: next[field] }],
    );
  });
}

/** What a simulated change changes in the server's data of an earlier time. */
export function changesOver(base: NormalizedCacheObject, write: LocalChange['write']): CacheChange[] {
  const { cache } = createClient(ApolloLink.empty());
  cache.restore(structuredClone(base));
  cache.batch({ update: write });
  return changesBetween(base, cache.extract() as NormalizedCacheObject);
}

/** What one action has changed: repeats the tab's actions over the server's data in a cache of its own. */
export function changesOf(client: ApolloClient, action: SimulatedAction): CacheChange[] {
  const { cache } = createClient(ApolloLink.empty());
  cache.restore(client.cache.extract(false));
  const content = () => structuredClone(cache.extract()) as NormalizedCacheObject;
  for (const change of localChangesLayer(client.cache).changes) {
    const before = content();
    cache.batch({ update: change.write });
    if (change.action === action) return changesBetween(before, content());
  }
  return [];
}
