import type { Sample } from '../sample.ts';
import type { Records } from './lookup.ts';

/**
 * For each table, the ids of the items that a record of it decides; null for all items. It gets the record before or
 * after a change, and the other one of the two, if it exists.
 */
export type Affected = ReadonlyMap<
  Records<unknown>,
  (record: never, other: never) => Iterable<string> | null
>;

type Effect = Affected extends ReadonlyMap<infer Of, infer Ids> ? readonly [Of, Ids] : never;

/** An entry of `Affected`: a record of the table decides the items whose ids `idsOf` returns. */
export const affects = <T>(
  table: Records<T>,
  idsOf: (record: T, other: T | undefined) => Iterable<string> | null,
): Effect => [table, idsOf];

/** Something derived from stored records. A change of a table that `affected` does not name discards it. */
export interface Index {
  readonly affected: Affected;
  /** Removes items before a change. */
  remove(ids: readonly string[]): void;
  /** Adds the items that exist after the change. */
  add(ids: readonly string[]): void;
  /** Discards what is built; the next read builds it again. */
  discard(): void;
}

/** A noun's part of the store. `create` can read only the stored data that `reads` names. */
export interface Noun<Reads extends keyof Sample, Made> {
  reads: readonly Reads[];
  create: (sample: Readonly<Pick<Sample, Reads>>, register: <I extends Index>(index: I) => I) => Made;
}

/**
 * Declares a noun's part of the store: the stored data that it reads, and the fields that it adds. `create` runs once
 * and registers its indexes, which are built on their first use. A value that is not a table must be read on use.
 */
export const defineNoun = <const Reads extends keyof Sample, Made extends object>(
  reads: readonly Reads[],
  create: Noun<Reads, Made>['create'],
): Noun<Reads, Made> => ({ reads, create });

/** Declares a noun that is stored data alone, read on use: a change can replace a value. */
export const defineStored = <const Reads extends keyof Sample>(
  ...names: readonly Reads[]
): Noun<Reads, Readonly<Pick<Sample, Reads>>> => ({
  reads: names,
  create: (sample) =>
    Object.defineProperties(
      {},
      Object.fromEntries(
        names.map((name) => [name, { get: () => sample[name], enumerable: true, configurable: true }]),
      ),
    ) as Readonly<Pick<Sample, Reads>>,
});

/** A value that is computed on its first use after any change of what the noun reads. */
export function createDerived<V>(make: () => V): Index & { readonly value: V } {
  let made: { value: V } | null = null;
  return {
    get value() {
      return (made ??= { value: make() }).value;
    },
    affected: new Map(),
    remove: () => {},
    add: () => {},
    discard: () => {
      made = null;
    },
  };
}

/** Values by id, each computed on its first use. A change of what decides a value discards this one. */
export function createMemo<V>(make: (id: string) => V, affected: Affected): Index & { get(id: string): V } {
  const made = new Map<string, V>();
  return {
    get(id) {
      if (!made.has(id)) made.set(id, make(id));
      return made.get(id)!;
    },
    affected,
    remove: (ids) => ids.forEach((id) => made.delete(id)),
    add: () => {},
    discard: () => made.clear(),
  };
}
