import type { Source } from './lookup.ts';
import { noteChange, noteRead, withoutReading } from './reading.ts';

/**
 * A table, and the ids of the items that its record decides; null for all. It is called with both versions of a changed
 * record; `other` is the one that is not `record`, undefined for an added or a removed record.
 */
type Effect = readonly [Source<unknown>, (record: never, other: never) => Iterable<string> | null];
export type Affected = readonly Effect[];

/** An entry of `Affected`: a record of the table decides the items whose ids `idsOf` returns. */
export const affects = <T>(
  table: Source<T>,
  idsOf: (record: T, other: T | undefined) => Iterable<string> | null,
): Effect => [table, idsOf];

/**
 * Something derived from stored records. `data/changes.ts` calls `remove` before a change and `add` after it, with the ids
 * that `affected` returns; `discard` where it returns null or lacks a table that the noun reads.
 */
export interface Index {
  readonly affected: Affected;
  remove(ids: readonly string[]): void;
  /** Adds those of the items that still exist. */
  add(ids: readonly string[]): void;
  /** Discards what is built; the next read builds it again. */
  discard(): void;
  /** Builds what the first read would build, a part with each step. */
  prepare?(): Iterable<void>;
}

/** A value that is computed on its first use after any change of what the noun reads. */
export function createDerived<V>(make: () => V): Index & { readonly value: V } {
  let made: { value: V } | null = null;
  // Not the index itself: a noted change would hold it in memory when the account's store has left it.
  const source = {};
  return {
    get value() {
      noteRead(source);
      return (made ??= { value: withoutReading(make) }).value;
    },
    affected: [],
    remove: () => {},
    add: () => {},
    discard: () => {
      if (made) noteChange(source);
      made = null;
    },
  };
}

/** Values by id, each computed on its first use. A change of a record discards the values that `affected` names for it. */
export function createMemo<V>(make: (id: string) => V, affected: Affected): Index & { get(id: string): V } {
  const made = new Map<string, { value: V }>();
  function discard(ids: Iterable<string>): void {
    for (const id of ids) {
      const one = made.get(id);
      if (one) noteChange(one);
      made.delete(id);
    }
  }
  return {
    get(id) {
      let one = made.get(id);
      if (!one) made.set(id, (one = { value: withoutReading(() => make(id)) }));
      noteRead(one);
      return one.value;
    },
    affected,
    remove: discard,
    add: () => {},
    discard: () => discard(made.keys()),
  };
}
