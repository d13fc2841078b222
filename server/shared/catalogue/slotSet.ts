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

/** The items with one value: a list of slots, or bits if they are many. */
export class SlotSet {
  size = 0;
  #list: number[] = [];
  #bits: Bits | null = null;

  /** Adds an absent slot; `capacity` is the number of slots in use. */
  add(slot: number, capacity: number): void {
    this.size += 1;
    if (this.#bits) this.#bits = growBit(this.#bits, slot);
    else if (this.#list.push(slot) * denseShare > capacity) {
      this.#bits = this.bits(capacity);
      this.#list = [];
    }
  }

  remove(slot: number): void {
    this.size -= 1;
    if (this.#bits) return removeBit(this.#bits, slot);
    const last = this.#list.pop()!;
    if (last !== slot) this.#list[this.#list.indexOf(slot)] = last; // the list has no order
  }

  /** Adds the members to another set, which has room for them. */
  addTo(bits: Bits): void {
    if (this.#bits) addAll(bits, this.#bits);
    else for (const slot of this.#list) addBit(bits, slot);
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
    for (const slot of this.#list) if (hasBit(bits, slot)) count += 1;
    return count;
  }

  countOutside(bits: Bits): number {
    return this.size - this.countIn(bits);
  }

  each(visit: (slot: number) => void): void {
    if (this.#bits) eachBit(this.#bits, visit);
    else this.#list.forEach(visit);
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
