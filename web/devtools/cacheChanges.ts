import type { NormalizedCacheObject, StoreObject } from '@apollo/client';

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
