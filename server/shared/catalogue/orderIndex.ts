import { compareKeys, countBefore, type Keys } from '../order.ts';
import { addBit, eachBit, hasBit, noBits, sliceBits, type Bits } from './bits.ts';

/** The items by slot; a free slot has none. */
export type Items<T> = readonly (T | undefined)[];

/** One index of a catalogue. It reads the items of the slots. */
export interface Part {
  add: (slots: readonly number[]) => void;
  /** Removes items, which still have their slots. */
  remove: (slots: readonly number[]) => void;
}

export type OrderIndex = ReturnType<typeof createOrderIndex>;

/** Sorts by keys, ascending, then by place. `placeOf` returns the place in the list. */
export function createOrderIndex(keysOf: (slot: number) => Keys, placeOf: (slot: number) => number) {
  let buffer = new Uint32Array(0);
  let length = 0;
  /** The place of each slot in the order; null after a change. */
  let ranks: Uint32Array | null = null;
  /** All slots in this order. The caller must not modify the result. */
  const all = () => buffer.subarray(0, length);

  /** The number of items with lesser keys, or with these keys and a lesser place; without a place, with lesser keys only. */
  const rank = (keys: Keys, place = -1): number =>
    countBefore(length, (at) => {
      const slot = buffer[at]!;
      return (compareKeys(keysOf(slot), keys) || placeOf(slot) - place) < 0;
    });

  function fill(slots: readonly number[]): void {
    const keyed = slots.map((slot) => ({ slot, keys: keysOf(slot), place: placeOf(slot) }));
    const compare = (a: (typeof keyed)[0], b: (typeof keyed)[0]) =>
      compareKeys(a.keys, b.keys) || a.place - b.place;
    // Each list has at least one order in which it is already.
    if (keyed.some((item, i) => i > 0 && compare(keyed[i - 1]!, item) > 0)) keyed.sort(compare);
    buffer = Uint32Array.from(keyed, ({ slot }) => slot);
    ({ length } = buffer);
  }

  function insert(slot: number): void {
    const place = rank(keysOf(slot), placeOf(slot));
    if (length === buffer.length) {
      const wider = new Uint32Array(length + (length >>> 3) + 8);
      wider.set(buffer);
      buffer = wider;
    }
    buffer.copyWithin(place + 1, place, length);
    buffer[place] = slot;
    length += 1;
  }

  function ranksOf(): Uint32Array {
    if (ranks) return ranks;
    ranks = new Uint32Array(all().reduce((max, slot) => Math.max(max, slot), -1) + 1);
    for (let i = 0; i < length; i += 1) ranks[buffer[i]!] = i;
    return ranks;
  }

  /** Scans the order to the end of the page: fast for first pages and for many hits. */
  function walk(members: Bits, start: number, count: number): number[] {
    const found: number[] = [];
    let passed = 0;
    for (let i = 0; i < length && found.length < count; i += 1) {
      const slot = buffer[i]!;
      if (!hasBit(members, slot)) continue;
      if (passed >= start) found.push(slot);
      passed += 1;
    }
    return found;
  }

  /** Collects the members' ranks in a bit set, which is sorted: fast for few hits and for late pages. */
  function rearrange(members: Bits, start: number, count: number): number[] {
    const ranked = noBits(length);
    const rankOf = ranksOf();
    eachBit(members, (slot) => addBit(ranked, rankOf[slot]!));
    return sliceBits(ranked, start, count).map((place) => buffer[place]!);
  }

  return {
    add(slots: readonly number[]) {
      ranks = null;
      if (length === 0) fill(slots);
      else slots.forEach(insert);
    },
    remove(slots: readonly number[]) {
      ranks = null;
      for (const slot of slots) {
        const place = all().indexOf(slot);
        if (place === -1) continue;
        buffer.copyWithin(place, place + 1, length);
        length -= 1;
      }
    },
    /** Returns at most `count` of the `size` members in this order, from position `start` on; null means all items. */
    slice(members: Bits | null, size: number, start: number, count: number): number[] {
      if (start >= size || count <= 0) return [];
      if (!members) return [...all().subarray(start, start + count)];
      // Estimates of the steps that each way takes; without `ranks`, the second way builds them first.
      const walkSteps = (Math.min(start + count, size) / size) * length;
      const rearrangeSteps = 2 * size + length / 16 + (ranks ? 0 : 2 * length);
      return walkSteps <= rearrangeSteps ? walk(members, start, count) : rearrange(members, start, count);
    },
    /** The number of members before a rank; null means all items. */
    countBelow(members: Bits | null, below: number): number {
      if (!members) return below;
      let count = 0;
      for (let i = 0; i < below; i += 1) count += Number(hasBit(members, buffer[i]!));
      return count;
    },
    all,
    rank,
  };
}
