import { growBit, lowestBit, noBits, removeBit, type Bits } from './bits.ts';
import type { Items } from './orderIndex.ts';

/** Bounds of a number: at least `min`, less than `below`; an absent bound sets no limit. */
export interface Bounds {
  min?: number | null | undefined;
  below?: number | null | undefined;
}

/** The number of limits whose smaller items are stored. */
const limitCount = 64;

/** Stores the items below each of 64 limits. Only those between a bound and the limit before it are compared. */
export function createRangeIndex<T>(items: Items<T>, numberOf: (item: T) => number | null) {
  /** The number of each slot; NaN for none. */
  const numbers: number[] = [];
  const hasNumber = (slot: number) => !Number.isNaN(numbers[slot]);
  let numbered = noBits(0);
  /** Ascending, from -Infinity on; the others divide the first items in equal parts. */
  let limits: number[] = [];
  /** The items with a number below each limit. */
  let smaller: Bits[] = [];

  function divide(slots: readonly number[]): void {
    const sorted = Float64Array.from(slots, (slot) => numbers[slot]!).toSorted();
    const gap = Math.ceil(sorted.length / limitCount);
    const between = sorted.filter((_number, i) => i > 0 && i % gap === 0);
    limits = [...new Set([Number.NEGATIVE_INFINITY, ...between])];
    smaller = limits.map(() => noBits(items.length));
  }

  /** Keeps the members with a number below a bound, or those with another number. */
  function keep(members: Bits, bound: number, isBelow: boolean): void {
    const before = limits.findLastIndex((limit) => limit <= bound);
    const lower = smaller[before]!;
    const upper = smaller[before + 1] ?? numbered;
    for (let i = 0; i < members.length; i += 1) {
      const below = lower[i] ?? 0;
      const candidates = members[i]! & (upper[i] ?? 0);
      let found = isBelow ? candidates & below : members[i]! & ~candidates;
      for (let rest = candidates & ~below; rest !== 0; rest &= rest - 1)
        if (numbers[(i << 5) + lowestBit(rest)]! < bound === isBelow) found |= rest & -rest;
      members[i] = found;
    }
  }

  return {
    add(slots: readonly number[]) {
      for (const slot of slots) numbers[slot] = numberOf(items[slot]!) ?? Number.NaN;
      const added = slots.filter(hasNumber);
      if (limits.length === 0) divide(added);
      for (const slot of added) {
        numbered = growBit(numbered, slot);
        limits.forEach((limit, i) => {
          if (numbers[slot]! < limit) smaller[i] = growBit(smaller[i]!, slot);
        });
      }
    },
    remove(slots: readonly number[]) {
      for (const slot of slots) for (const bits of [numbered, ...smaller]) removeBit(bits, slot);
    },
    within({ min, below }: Bounds): Bits {
      const found = numbered.slice();
      if (below != null) keep(found, below, true);
      if (min != null) keep(found, min, false);
      return found;
    },
  };
}
