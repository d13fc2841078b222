/** A set of slots, one bit each: slot s is bit s % 32 of word s / 32. Signed words are faster. A missing word is 0. */
export type Bits = Int32Array;

/** The empty set of slots below `size`. */
export const noBits = (size: number): Bits => new Int32Array((size + 31) >>> 5);

/** The number of slots for which a set has room. */
export const capacityOf = (bits: Bits): number => bits.length << 5;

export const hasBit = (bits: Bits, slot: number): boolean => ((bits[slot >>> 5]! >>> (slot & 31)) & 1) === 1;

/** Adds a slot below the size of the set. */
export function addBit(bits: Bits, slot: number): void {
  bits[slot >>> 5]! |= 1 << (slot & 31);
}

export function removeBit(bits: Bits, slot: number): void {
  bits[slot >>> 5]! &= ~(1 << (slot & 31));
}

/** Adds a slot of any number. Returns the set, or a wider copy, which has room for an eighth more. */
export function growBit(bits: Bits, slot: number): Bits {
  const word = slot >>> 5;
  let wide = bits;
  if (word >= bits.length) {
    wide = new Int32Array(word + 1 + (word >>> 3));
    wide.set(bits);
  }
  addBit(wide, slot);
  return wide;
}

/** Adds the members of another set, for which the set must have room. */
export function addAll(bits: Bits, other: Bits): void {
  const length = Math.min(bits.length, other.length);
  for (let i = 0; i < length; i += 1) bits[i] = bits[i]! | other[i]!;
}

export function isEmpty(bits: Bits): boolean {
  for (let i = 0; i < bits.length; i += 1) if (bits[i] !== 0) return false;
  return true;
}

/** Adds the members of another set that the set lacks, and removes the others. */
export function toggleAll(bits: Bits, other: Bits): void {
  const length = Math.min(bits.length, other.length);
  for (let i = 0; i < length; i += 1) bits[i] = bits[i]! ^ other[i]!;
}

export function keepCommon(bits: Bits, other: Bits): void {
  const length = Math.min(bits.length, other.length);
  for (let i = 0; i < length; i += 1) bits[i] = bits[i]! & other[i]!;
  bits.fill(0, length);
}

export function removeAll(bits: Bits, other: Bits): void {
  const length = Math.min(bits.length, other.length);
  for (let i = 0; i < length; i += 1) bits[i] = bits[i]! & ~other[i]!;
}

/** The members of the first set that the second one lacks. */
export function without(bits: Bits, other: Bits): Bits {
  const rest = bits.slice();
  removeAll(rest, other);
  return rest;
}

/** The members of both sets. */
export function common(bits: Bits, other: Bits): Bits {
  const both = bits.slice();
  keepCommon(both, other);
  return both;
}

/** The members of any of the sets of slots below `size`. */
export function unionOf(sets: readonly Bits[], size: number): Bits {
  const all = noBits(size);
  for (const set of sets) addAll(all, set);
  return all;
}

/** The number of 1 bits in a word: adds pairs of bits, then nibbles, then bytes in parallel. */
function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x5555_5555);
  const nibbles = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}

export function countBits(bits: Bits): number {
  const { length } = bits;
  let count = 0;
  for (let i = 0; i < length; i += 1) count += ones(bits[i]!);
  return count;
}

export function countCommon(bits: Bits, other: Bits): number {
  const length = Math.min(bits.length, other.length);
  let count = 0;
  for (let i = 0; i < length; i += 1) count += ones(bits[i]! & other[i]!);
  return count;
}

/** Visits the members in ascending order: `rest &= rest - 1` removes the lowest 1 bit. */
export function eachBit(bits: Bits, visit: (slot: number) => void): void {
  for (let i = 0; i < bits.length; i += 1)
    for (let rest = bits[i]!; rest !== 0; rest &= rest - 1) visit((i << 5) + lowestBit(rest));
}

/** Returns at most `count` members from rank `start` on; only counts the bits of the words before. */
export function sliceBits(bits: Bits, start: number, count: number): number[] {
  const found: number[] = [];
  let before = 0;
  for (let i = 0; i < bits.length && found.length < count; i += 1) {
    const size = ones(bits[i]!);
    if (before + size > start)
      for (let rest = bits[i]!, at = before; rest !== 0 && found.length < count; rest &= rest - 1, at += 1)
        if (at >= start) found.push((i << 5) + lowestBit(rest));
    before += size;
  }
  return found;
}

/** The index of the lowest 1 bit of a word that is not 0. */
const lowestBit = (word: number) => 31 - Math.clz32(word & -word);
