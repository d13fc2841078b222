import { flipBit, noBits, removeAll, type Bits } from './bits.ts';

/** Bounds of a number: at least `min`, less than `below`; an absent bound sets no limit. */
export interface Bounds {
  min?: number | null | undefined;
  below?: number | null | undefined;
}

/** Finds the items whose number is within bounds. */
export interface RangeIndex {
  within: (bounds: Bounds) => Bits;
}

/** The maximum number of marks, and the minimum number of items between two marks. */
const marks = { max: 64, minGap: 512 };

/**
 * Sorts items by their number. At regular marks it stores the set of all earlier items. A range is the difference of
 * two such sets, corrected by the few items between its ends and the nearest marks.
 */
export function createRangeIndex<T>(items: readonly T[], numberOf: (item: T) => number | null): RangeIndex {
  const sorted = items.flatMap((item, position) => {
    const number = numberOf(item);
    return number === null || Number.isNaN(number) ? [] : [{ number, position }];
  });
  sorted.sort((a, b) => (a.number < b.number ? -1 : a.number > b.number ? 1 : a.position - b.position));
  const numbers = Float64Array.from(sorted, ({ number }) => number);
  const positions = Uint32Array.from(sorted, ({ position }) => position);
  const gap = Math.max(marks.minGap, Math.ceil(positions.length / marks.max));
  const before: Bits[] = [noBits(items.length)];
  /** The rank of a mark; the last mark is at the end. */
  const markAt = (mark: number) => Math.min(mark * gap, positions.length);
  for (let mark = 0; markAt(mark) < positions.length; mark += 1) {
    const bits = before[mark]!.slice();
    for (let i = markAt(mark); i < markAt(mark + 1); i += 1) flipBit(bits, positions[i]!);
    before.push(bits);
  }

  /** The number of smaller numbers. */
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

  /** Flips the items between a mark and a rank, which turns the mark's set into the rank's. */
  function flipTo(bits: Bits, mark: number, end: number): void {
    const start = markAt(mark);
    for (let i = Math.min(start, end); i < Math.max(start, end); i += 1) flipBit(bits, positions[i]!);
  }
  const nearest = (end: number) =>
    end === positions.length ? before.length - 1 : Math.min(Math.round(end / gap), before.length - 1);

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
