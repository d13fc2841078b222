import type { Sample } from './sample.ts';
import type { Index } from '../shared/derived.ts';

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
