import { LRUCache } from 'lru-cache';
import type { Reading } from '../shared/reading.ts';

/** Estimated bytes of an entry beside its value, its key, which has two bytes a character, and its sources. */
const overhead = 1_000;
/** Estimated bytes of a source of a reading. */
const bytesOfSource = 40;

/** Caches answers until what they read changes, the latest used up to `maxBytes` of values (`bytesOf`) and keys. */
export function createAnswerCache<V extends object>(maxBytes: number, bytesOf: (value: V) => number) {
  const entries = new LRUCache<string, { value: V; reading: Reading }>({
    maxSize: maxBytes,
    sizeCalculation: ({ value, reading }, key) =>
      bytesOf(value) + key.length * 2 + reading.size * bytesOfSource + overhead,
  });
  return {
    get(key: string): V | undefined {
      const entry = entries.get(key);
      if (!entry || entry.reading.isCurrent) return entry?.value;
      entries.delete(key);
      return undefined;
    },
    /** Stores an answer if what it read is still current. */
    set(key: string, value: V, reading: Reading): void {
      if (reading.isCurrent) entries.set(key, { value, reading });
    },
  };
}
