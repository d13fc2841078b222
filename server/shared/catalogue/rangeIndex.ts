import { addBit, noBits, type Bits } from './bits.ts';
import type { Items } from './orderIndex.ts';

/** Bounds of a number: at least `min`, less than `below`; an absent bound sets no limit. */
export interface Bounds {
  min?: number | null | undefined;
  below?: number | null | undefined;
}

/** The number of each item. A range compares all of them: 0.1 ms for 100,000 items. */
export function createRangeIndex<T>(items: Items<T>, numberOf: (item: T) => number | null) {
  /** The number of each slot; NaN, which is in no range, for none. */
  const numbers: number[] = [];
  return {
    add(slots: readonly number[]) {
      for (const slot of slots) numbers[slot] = numberOf(items[slot]!) ?? Number.NaN;
    },
    remove(slots: readonly number[]) {
      for (const slot of slots) numbers[slot] = Number.NaN;
    },
    /** The items whose number is within bounds. */
    within({ min, below }: Bounds): Bits {
      const found = noBits(numbers.length);
      const [least, end] = [min ?? -Infinity, below ?? Infinity];
      for (let slot = 0; slot < numbers.length; slot += 1)
        if (numbers[slot]! >= least && numbers[slot]! < end) addBit(found, slot);
      return found;
    },
  };
}
