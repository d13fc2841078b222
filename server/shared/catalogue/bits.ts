/** A set of positions, one bit each: position p is bit p % 32 of word p / 32. Signed words are faster. */
export type Bits = Int32Array;

/** The empty set of positions below `size`. */
export const noBits = (size: number): Bits => new Int32Array((size + 31) >>> 5);

/** Whether the set holds the position. */
export const hasBit = (bits: Bits, position: number): boolean =>
  ((bits[position >>> 5]! >>> (position & 31)) & 1) === 1;

/** Adds a position. */
export function addBit(bits: Bits, position: number): void {
  bits[position >>> 5]! |= 1 << (position & 31);
}

/** Adds a position that is absent and removes one that is present. */
export function flipBit(bits: Bits, position: number): void {
  bits[position >>> 5]! ^= 1 << (position & 31);
}

/** Adds every member of the other set. */
export function addAll(bits: Bits, other: Bits): void {
  const { length } = bits;
  for (let i = 0; i < length; i += 1) bits[i] = bits[i]! | other[i]!;
}

/** Keeps the members of both sets. */
export function keepCommon(bits: Bits, other: Bits): void {
  const { length } = bits;
  for (let i = 0; i < length; i += 1) bits[i] = bits[i]! & other[i]!;
}

/** Removes the members of a subset. */
export function removeAll(bits: Bits, part: Bits): void {
  const { length } = bits;
  for (let i = 0; i < length; i += 1) bits[i] = bits[i]! ^ part[i]!;
}

/** The number of 1 bits in a word: adds pairs of bits, then nibbles, then bytes in parallel. */
function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x5555_5555);
  const nibbles = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}

/** The number of members. */
export function countBits(bits: Bits): number {
  const { length } = bits;
  let count = 0;
  for (let i = 0; i < length; i += 1) count += ones(bits[i]!);
  return count;
}

/** The number of common members. */
export function countCommon(bits: Bits, other: Bits): number {
  const { length } = bits;
  let count = 0;
  for (let i = 0; i < length; i += 1) count += ones(bits[i]! & other[i]!);
  return count;
}

/** Visits the members in ascending order. */
export function eachBit(bits: Bits, visit: (position: number) => void): void {
  for (let i = 0; i < bits.length; i += 1)
    for (let rest = bits[i]!; rest !== 0; rest &= rest - 1) visit((i << 5) + lowest(rest));
}

/** Returns at most `count` members from rank `start` on; only counts the bits of the words before. */
export function sliceBits(bits: Bits, start: number, count: number): number[] {
  const found: number[] = [];
  let before = 0;
  for (let i = 0; i < bits.length && found.length < count; i += 1) {
    const size = ones(bits[i]!);
    if (before + size > start)
      for (let rest = bits[i]!, at = before; rest !== 0 && found.length < count; rest &= rest - 1, at += 1)
        if (at >= start) found.push((i << 5) + lowest(rest));
    before += size;
  }
  return found;
}

/** The index of the lowest 1 bit of a word that is not 0. */
const lowest = (word: number) => 31 - Math.clz32(word & -word);
