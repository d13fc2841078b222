import { addBit, eachBit, hasBit, noBits, sliceBits, type Bits } from './bits.ts';

/** An index of items in one order. */
export interface OrderIndex {
  /** Returns at most `count` of the `size` members in this order, from position `start` on. */
  slice: (members: Bits | null, size: number, start: number, count: number) => number[];
}

/** Sorts once; equal items keep the order of the list. */
export function createOrderIndex<T>(items: readonly T[], compare: (a: T, b: T) => number): OrderIndex {
  const positions = Uint32Array.from(
    items.map((_item, position) => position).toSorted((a, b) => compare(items[a]!, items[b]!) || a - b),
  );
  const ranks = new Uint32Array(positions.length);
  positions.forEach((position, rank) => {
    ranks[position] = rank;
  });

  /** Scans the order to the end of the page: fast for first pages and for many hits. */
  function walk(members: Bits, start: number, count: number): number[] {
    const found: number[] = [];
    let passed = 0;
    for (let rank = 0; rank < positions.length && found.length < count; rank += 1) {
      const position = positions[rank]!;
      if (!hasBit(members, position)) continue;
      if (passed >= start) found.push(position);
      passed += 1;
    }
    return found;
  }

  /** Collects the members' ranks in a bit set, which is sorted: fast for few hits and for late pages. */
  function rearrange(members: Bits, start: number, count: number): number[] {
    const ranked = noBits(positions.length);
    eachBit(members, (position) => addBit(ranked, ranks[position]!));
    return sliceBits(ranked, start, count).map((rank) => positions[rank]!);
  }

  return {
    slice(members, size, start, count) {
      if (start >= size || count <= 0) return [];
      if (!members) return [...positions.subarray(start, start + count)];
      const steps = (Math.min(start + count, size) / size) * positions.length;
      const rearranging = 2 * size + positions.length / 16;
      return steps <= rearranging ? walk(members, start, count) : rearrange(members, start, count);
    },
  };
}
