import { LRUCache } from 'lru-cache';
import type { Store } from '../data/store.ts';

/** How long an answer stays the same, in milliseconds: its relative times change each minute. */
const minute = 60_000;
/** Estimated bytes of an entry beside its value and its key, which has two bytes a character. */
const overhead = 1_000;

/** Caches answers until the store or the minute changes, the latest used up to `maxBytes` of values (`bytesOf`) and keys. */
export function createAnswerCache<V extends object>(
  store: Pick<Store, 'version'>,
  maxBytes: number,
  bytesOf: (value: V) => number,
) {
  const entries = new LRUCache<string, V>({
    maxSize: maxBytes,
    sizeCalculation: (value, key) => bytesOf(value) + key.length * 2 + overhead,
  });
  let version = '';
  /** The version of answers that are computed now. Removes the entries of earlier versions. */
  function currentVersion(): string {
    const current = `${store.version}:${Math.floor(Date.now() / minute)}`;
    if (current !== version) entries.clear();
    version = current;
    return version;
  }
  return {
    currentVersion,
    get(key: string): V | undefined {
      currentVersion();
      return entries.get(key);
    },
    /** Stores an answer if `computedAt`, its version, is still current. */
    set(key: string, value: V, computedAt: string): void {
      if (computedAt === currentVersion()) entries.set(key, value);
    },
  };
}
