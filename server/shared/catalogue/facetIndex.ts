import { countCommon, eachBit, hasBit, noBits, type Bits } from './bits.ts';
import { createInvertedIndex } from './invertedIndex.ts';

/** The values of one facet. */
export interface FacetIndex {
  /** The items with any of the values; an unknown value matches none. */
  holding: (values: readonly string[]) => Bits;
  /** The number of members with each value, zeros included; `null` means all items. */
  counts: (members: Bits | null, size: number) => ReadonlyMap<string, number>;
}

/** Reads each item's values of one facet. */
export function createFacetIndex<T>(
  items: readonly T[],
  valuesOf: (item: T) => string | readonly string[],
): FacetIndex {
  const index = createInvertedIndex(items, (item) => {
    const values = valuesOf(item);
    return typeof values === 'string' ? [values] : values;
  });
  const words = noBits(items.length).length;
  /** Cost of counting value by value, in words read. */
  const byValue = index.values.reduce(
    (cost, _value, number) => cost + (index.dense(number) ? words : index.size(number)),
    0,
  );
  const valuesOfAnItem = index.total / Math.max(items.length, 1);

  function countOne(members: Bits, value: number): number {
    const dense = index.dense(value);
    if (dense) return countCommon(members, dense);
    let count = 0;
    for (const position of index.positions(value)) if (hasBit(members, position)) count += 1;
    return count;
  }

  function countEach(members: Bits, size: number): ArrayLike<number> {
    // With few hits it is faster to read each hit's values than each value's items.
    if (words + size * (2 + 2 * valuesOfAnItem) >= byValue)
      return index.values.map((_value, number) => countOne(members, number));
    const counts = new Uint32Array(index.values.length);
    eachBit(members, (position) => index.tally(counts, position));
    return counts;
  }

  return {
    holding(values) {
      const numbers = values.flatMap((value) => index.numberOf(value) ?? []);
      const [only, ...more] = numbers;
      if (only !== undefined && more.length === 0) return index.bits(only);
      const bits = noBits(items.length);
      for (const number of numbers) index.addTo(bits, number);
      return bits;
    },
    counts(members, size) {
      const counts = members && countEach(members, size);
      return new Map(
        index.values.map((value, number) => [value, counts ? counts[number]! : index.size(number)]),
      );
    },
  };
}
