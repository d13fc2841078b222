import { addBit, noBits, removeBit, type Bits } from './bits.ts';
import { createOrderIndex, type Items } from './orderIndex.ts';
import { SlotSet } from './slotSet.ts';

/** Bounds of a number: at least `min`, less than `below`; an absent bound sets no limit. */
export interface Bounds {
  min?: number | null | undefined;
  below?: number | null | undefined;
}

/** Sorts the items that have a number by it. */
export function createRangeIndex<T>(items: Items<T>, numberOf: (item: T) => number | null) {
  /** The number of each slot; NaN for none. */
  const numbers: number[] = [];
  const order = createOrderIndex(
    (slot) => [numbers[slot]!],
    () => 0,
  );
  const numbered = new SlotSet();
  const hasNumber = (slot: number) => !Number.isNaN(numbers[slot]!);
  return {
    add(slots: readonly number[]) {
      for (const slot of slots) numbers[slot] = numberOf(items[slot]!) ?? Number.NaN;
      const added = slots.filter(hasNumber);
      order.add(added);
      for (const slot of added) numbered.add(slot, items.length);
    },
    remove(slots: readonly number[]) {
      const removed = slots.filter(hasNumber);
      order.remove(removed);
      for (const slot of removed) numbered.remove(slot);
    },
    /** The items whose number is within bounds. */
    within({ min, below }: Bounds): Bits {
      const all = order.all();
      const end = below == null ? all.length : order.rank([below]);
      const start = min == null ? 0 : Math.min(order.rank([min]), end);
      // Half of the items at most are added or removed.
      const isWide = end - start > all.length / 2;
      const bits = isWide ? numbered.bits(items.length).slice() : noBits(items.length);
      const change = isWide ? removeBit : addBit;
      for (let i = isWide ? 0 : start; i < (isWide ? start : end); i += 1) change(bits, all[i]!);
      if (isWide) for (let i = end; i < all.length; i += 1) change(bits, all[i]!);
      return bits;
    },
  };
}
