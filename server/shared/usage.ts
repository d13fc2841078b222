import { LRUCache } from 'lru-cache';

/** Maximum number of keys with a remembered use. */
const maxKeys = 10_000;
interface Settings {
  /** The part of the processor that a key can use without its use growing. */
  share: number;
  /** The use below which a key is light, in milliseconds. */
  light: number;
  /** The largest use, so that nobody waits long for those who have used less. */
  most: number;
  /** The time, in milliseconds. */
  now?: () => number;
}

/**
 * The milliseconds of the processor that each key has used lately: a share of the time that passes is subtracted, so that
 * only who uses more than that has a large use.
 */
export function createUsage({ share, light, most, now = () => performance.now() }: Settings) {
  const uses = new LRUCache<string, { ms: number; at: number }>({ max: maxKeys });
  const of = (key: string): number => {
    const use = uses.get(key);
    return use ? Math.max(0, use.ms - (now() - use.at) * share) : 0;
  };
  return {
    of,
    isLight: (key: string): boolean => of(key) < light,
    add: (key: string, ms: number): void =>
      void uses.set(key, { ms: Math.min(most, of(key) + ms), at: now() }),
  };
}

export type Usage = ReturnType<typeof createUsage>;
