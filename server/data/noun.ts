import type { Data } from './sample.ts';
import type { Index } from '../shared/derived.ts';

/** A noun's part of the store. `create` can read only the stored data that `reads` names. */
export interface Noun<Reads extends keyof Data, Made> {
  reads: readonly Reads[];
  create: (data: Readonly<Pick<Data, Reads>>, register: <I extends Index>(index: I) => I) => Made;
}

/**
 * Declares a noun's part of the store: the stored data that it reads, and the fields that it adds. `create` runs once
 * and registers its indexes, which are built on their first use. It must read a value that is not a table on each use,
 * because a change replaces the value.
 */
export const defineNoun = <const Reads extends keyof Data, Made extends object>(
  reads: readonly Reads[],
  create: Noun<Reads, Made>['create'],
): Noun<Reads, Made> => ({ reads, create });

/** Declares a noun that is stored data alone, read on use: a change can replace a value. */
export const defineStored = <const Reads extends keyof Data>(
  ...names: readonly Reads[]
): Noun<Reads, Readonly<Pick<Data, Reads>>> => ({
  reads: names,
  create: (data) =>
    Object.defineProperties(
      {},
      Object.fromEntries(
        names.map((name) => [name, { get: () => data[name], enumerable: true, configurable: true }]),
      ),
    ) as Readonly<Pick<Data, Reads>>,
});
