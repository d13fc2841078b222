import { flipAll, flipBit, noBits, type Bits } from './bits.ts';
import type { Items, Part } from './items.ts';
import { createOrderIndex } from './orderIndex.ts';

/** Bounds of a number: at least `min`, less than `below`; an absent bound sets no limit. */
export interface Bounds {
  min?: number | null | undefined;
  below?: number | null | undefined;
}

/** Finds the items whose number is within bounds. */
export interface RangeIndex extends Part {
  within: (bounds: Bounds) => Bits;
}

/** The maximum number of marks, and the minimum number of items between two marks. */
const marks = { max: 64, minGap: 512 };

/**
 * Sorts the items that have a number by it. At regular marks it stores the set of all earlier items. A range is the
 * difference of two such sets, corrected by the few items between its ends and the nearest marks.
 */
export function createRangeIndex<T>(
  items: Items<T>,
  numberOf: (item: T) => number | null,
  placeOf: (slot: number) => number,
): RangeIndex {
  /** The number of each slot; NaN for none. */
  const numbers: number[] = [];
  const order = createOrderIndex((slot) => (Number.isNaN(numbers[slot]!) ? null : [numbers[slot]!]), placeOf);
  /** The sets at the marks; null after a change. */
  let before: Bits[] | null = null;
  let gap = 0;

  function setsAtMarks(): Bits[] {
    if (before) return before;
    const all = order.all();
    gap = Math.max(marks.minGap, Math.ceil(all.length / marks.max));
    const bits = noBits(items.length);
    before = [bits.slice()];
    for (let i = 0; i < all.length; i += 1) {
      flipBit(bits, all[i]!);
      if ((i + 1) % gap === 0) before.push(bits.slice());
    }
    return before;
  }

  /** The first items of the order. */
  function first(count: number): Bits {
    const sets = setsAtMarks();
    const mark = Math.min(Math.round(count / gap), sets.length - 1);
    const bits = sets[mark]!.slice();
    const all = order.all();
    for (let i = Math.min(mark * gap, count); i < Math.max(mark * gap, count); i += 1) flipBit(bits, all[i]!);
    return bits;
  }

  return {
    add(slots) {
      before = null;
      for (const slot of slots) numbers[slot] = numberOf(items[slot]!) ?? Number.NaN;
      order.add(slots);
    },
    remove(slots) {
      before = null;
      order.remove(slots);
    },
    within({ min, below }) {
      const end = below == null ? order.all().length : order.rank([below]);
      const start = min == null ? 0 : Math.min(order.rank([min]), end);
      const bits = first(end);
      if (start > 0) flipAll(bits, first(start));
      return bits;
    },
  };
}
