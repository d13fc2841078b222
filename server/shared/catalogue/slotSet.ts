import {
  addAll,
  addBit,
  countCommon,
  eachBit,
  growBit,
  hasBit,
  noBits,
  removeBit,
  type Bits,
} from './bits.ts';

/** A set of more than one slot in 32 is stored as bits, which are then smaller than a list. */
const denseShare = 32;

/** A longer list is a typed array: a slot takes half the memory, but the array itself takes some 300 bytes. */
const maxShort = 64;

const none: number[] = [];

/** A copy of a list of slots with room for a quarter more. `push` would make room for half of it and 16 more. */
function widen(list: readonly number[] | Uint32Array): number[] | Uint32Array {
  const length = list.length + (list.length >>> 2) + 1;
  // oxlint-disable-next-line unicorn/no-new-array -- Array.from takes ten times as long
  const wide = length > maxShort ? new Uint32Array(length) : new Array<number>(length);
  for (let i = 0; i < list.length; i += 1) wide[i] = list[i]!;
  return wide;
}

/** The items with one value: a list of slots, or bits if they are many. */
export class SlotSet {
  size = 0;
  /** The first `size` are members, in no order. */
  #list: number[] | Uint32Array = none;
  #bits: Bits | null = null;

  /** Adds an absent slot; nothing if it was the last one added. `capacity` is the number of slots in use. */
  add(slot: number, capacity: number): void {
    if (this.#bits ? hasBit(this.#bits, slot) : this.size > 0 && this.#list[this.size - 1] === slot) return;
    if (this.#bits) this.#bits = growBit(this.#bits, slot);
    else if ((this.size + 1) * denseShare > capacity) {
      this.#bits = growBit(this.bits(capacity), slot);
      this.#list = none;
    } else {
      if (this.size === this.#list.length) this.#list = widen(this.#list);
      this.#list[this.size] = slot;
    }
    this.size += 1;
  }

  remove(slot: number): void {
    this.size -= 1;
    if (this.#bits) return removeBit(this.#bits, slot);
    this.#list[this.#list.indexOf(slot)] = this.#list[this.size]!;
  }

  /** Adds the members to another set, which has room for them. */
  addTo(bits: Bits): void {
    if (this.#bits) addAll(bits, this.#bits);
    else for (let i = 0; i < this.size; i += 1) addBit(bits, this.#list[i]!);
  }

  /** The members. The caller must not modify the result. */
  bits(capacity: number): Bits {
    if (this.#bits) return this.#bits;
    const bits = noBits(capacity);
    this.addTo(bits);
    return bits;
  }

  countIn(bits: Bits): number {
    if (this.#bits) return countCommon(bits, this.#bits);
    let count = 0;
    for (let i = 0; i < this.size; i += 1) if (hasBit(bits, this.#list[i]!)) count += 1;
    return count;
  }

  countOutside(bits: Bits): number {
    return this.size - this.countIn(bits);
  }

  each(visit: (slot: number) => void): void {
    if (this.#bits) eachBit(this.#bits, visit);
    else for (let i = 0; i < this.size; i += 1) visit(this.#list[i]!);
  }
}

/** The members of any of the sets. The caller must not modify the result. */
export function union(sets: readonly SlotSet[], capacity: number): Bits {
  const [first] = sets;
  if (first && sets.length === 1) return first.bits(capacity);
  const bits = noBits(capacity);
  for (const set of sets) set.addTo(bits);
  return bits;
}
