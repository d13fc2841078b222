import { flipBit, noBits, removeAll, type Bits } from './bits.ts';

/** Bounds of a number: at least `min`, less than `below`; an absent one does not bind. */
export interface Bounds {
  min?: number | null | undefined;
  below?: number | null | undefined;
}

/** Finds the items whose number lies within bounds. */
export interface RangeIndex {
  within: (bounds: Bounds) => Bits;
}

const marks = { most: 64, apart: 512 };

/**
 * Items sorted by their number. At regular marks stands the set of all items before it, so that a range is the
 * difference of two such sets and the few items between its ends and the nearest marks.
 */
export function createRangeIndex<T>(items: readonly T[], numberOf: (item: T) => number | null): RangeIndex {
  const given = items.flatMap((item, position) => {
    const number = numberOf(item);
    return number === null || Number.isNaN(number) ? [] : [{ number, position }];
  });
  given.sort((a, b) => (a.number < b.number ? -1 : a.number > b.number ? 1 : a.position - b.position));
  const numbers = Float64Array.from(given, ({ number }) => number);
  const positions = Uint32Array.from(given, ({ position }) => position);
  const apart = Math.max(marks.apart, Math.ceil(positions.length / marks.most));
  const before: Bits[] = [noBits(items.length)];
  /** The rank at which a mark stands; the last one stands at the end. */
  const markAt = (mark: number) => Math.min(mark * apart, positions.length);
  for (let mark = 0; markAt(mark) < positions.length; mark += 1) {
    const bits = before[mark]!.slice();
    for (let i = markAt(mark); i < markAt(mark + 1); i += 1) flipBit(bits, positions[i]!);
    before.push(bits);
  }

  /** How many numbers are less than this one. */
  function rank(number: number): number {
    let low = 0;
    let high = numbers.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (numbers[middle]! < number) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Flips the items between a rank and its nearest mark, which turns the mark's set into the rank's. */
  function flipTo(bits: Bits, mark: number, end: number): void {
    const start = markAt(mark);
    for (let i = Math.min(start, end); i < Math.max(start, end); i += 1) flipBit(bits, positions[i]!);
  }
  const nearest = (end: number) =>
    end === positions.length ? before.length - 1 : Math.min(Math.round(end / apart), before.length - 1);

  return {
    within({ min, below }) {
      const end = below == null ? numbers.length : rank(below);
      const start = min == null ? 0 : Math.min(rank(min), end);
      const last = nearest(end);
      const first = nearest(start);
      const bits = before[last]!.slice();
      if (first > 0) removeAll(bits, before[first]!);
      flipTo(bits, last, end);
      flipTo(bits, first, start);
      return bits;
    },
  };
}
