import { eachBit, growBit, noBits, removeAll, removeBit, type Bits } from './bits.ts';
import type { Items } from './orderIndex.ts';

/** The number of limits whose items are stored. */
const limitCount = 64;

/** Stores the items from each of 64 limits on, so that only those between the limits around a minimum are compared. */
export function createRangeIndex<T>(items: Items<T>, numberOf: (item: T) => number | null) {
  /** The number of each slot; NaN for none. */
  const numbers: number[] = [];
  const hasNumber = (slot: number) => !Number.isNaN(numbers[slot]);
  /** Ascending, from -Infinity on; the others divide the first items in equal parts. */
  let limits: number[] = [];
  /** The items from each limit on. */
  let sets: Bits[] = [];

  function divide(slots: readonly number[]): void {
    const sorted = Float64Array.from(slots, (slot) => numbers[slot]!).toSorted();
    const gap = Math.ceil(sorted.length / limitCount);
    const between = sorted.filter((_number, i) => i > 0 && i % gap === 0);
    limits = [...new Set([Number.NEGATIVE_INFINITY, ...between])];
    sets = limits.map(() => noBits(items.length));
  }

  return {
    add(slots: readonly number[]) {
      for (const slot of slots) numbers[slot] = numberOf(items[slot]!) ?? Number.NaN;
      const added = slots.filter(hasNumber);
      if (limits.length === 0) divide(added);
      for (const slot of added) {
        limits.forEach((limit, i) => {
          if (numbers[slot]! >= limit) sets[i] = growBit(sets[i]!, slot);
        });
      }
    },
    remove(slots: readonly number[]) {
      for (const slot of slots) for (const bits of sets) removeBit(bits, slot);
    },
    /** The items with at least this number. */
    from(min: number): Bits {
      const before = limits.findLastIndex((limit) => limit <= min);
      const found = sets[before]!.slice();
      const compared = found.slice();
      removeAll(compared, sets[before + 1] ?? noBits(0));
      eachBit(compared, (slot) => {
        if (numbers[slot]! < min) removeBit(found, slot);
      });
      return found;
    },
  };
}
