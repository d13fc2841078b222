import { addBit, eachBit, hasBit, noBits, sliceBits, type Bits } from './bits.ts';

/** Items in one order. */
export interface OrderIndex {
  /** The start-th and following members of a set of `size` members in this order, at most `count`. */
  slice: (members: Bits | null, size: number, start: number, count: number) => number[];
}

/** Sorts once; items that compare as equal keep the order in which they were given. */
export function createOrderIndex<T>(items: readonly T[], compare: (a: T, b: T) => number): OrderIndex {
  const positions = Uint32Array.from(
    items.map((_item, position) => position).toSorted((a, b) => compare(items[a]!, items[b]!) || a - b),
  );
  const ranks = new Uint32Array(positions.length);
  positions.forEach((position, rank) => {
    ranks[position] = rank;
  });

  /** Goes through the order and stops at the page's end: best for first pages and for many hits. */
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

  /** Marks the members' ranks, which then lie in order: best for few hits and for pages far down. */
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
