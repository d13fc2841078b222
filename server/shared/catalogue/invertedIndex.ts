import { addAll, addBit, noBits, type Bits } from './bits.ts';

/** A value held by more than one item in 32 is kept as a bit set: that is then smaller than its positions. */
const denseShare = 32;

/** A list of whole numbers that grows. */
function createNumbers(capacity = 1024) {
  let numbers = new Uint32Array(capacity);
  let length = 0;
  return {
    push(value: number): void {
      if (length === numbers.length) {
        const wider = new Uint32Array(length * 2);
        wider.set(numbers);
        numbers = wider;
      }
      numbers[length] = value;
      length += 1;
    },
    done: () => numbers.slice(0, length),
  };
}

/** Which items hold which of their texts' values: from value to items and back. */
export interface InvertedIndex {
  /** The distinct values in order of first occurrence; their places here are their numbers. */
  values: readonly string[];
  /** The number of a value. */
  numberOf: (value: string) => number | undefined;
  /** How many items hold the value. */
  size: (value: number) => number;
  /** The items that hold the value. Not to be changed by the caller. */
  bits: (value: number) => Bits;
  /** The value's own bit set where many items hold it; otherwise its positions are the quicker way. */
  dense: (value: number) => Bits | undefined;
  /** The positions of the items that hold the value, ascending. */
  positions: (value: number) => Uint32Array;
  /** Adds the items that hold the value. */
  addTo: (bits: Bits, value: number) => void;
  /** Adds 1 for each value that an item holds. */
  tally: (counts: Uint32Array, position: number) => void;
  /** Whether an item holds a value that is marked. */
  holdsAny: (position: number, marked: Uint8Array) => boolean;
  /** How many values the items hold, counted once for each item. */
  total: number;
}

/** Reads each item's values once; a value that an item holds twice counts once. */
export function createInvertedIndex<T>(
  items: readonly T[],
  valuesOf: (item: T) => Iterable<string>,
): InvertedIndex {
  const numbers = new Map<string, number>();
  const held = createNumbers();
  const heldUpTo = new Uint32Array(items.length + 1);
  items.forEach((item, position) => {
    let own = heldUpTo[position]!;
    for (const value of new Set(valuesOf(item))) {
      let number = numbers.get(value);
      if (number === undefined) numbers.set(value, (number = numbers.size));
      held.push(number);
      own += 1;
    }
    heldUpTo[position + 1] = own;
  });
  const forward = held.done();

  // A counting sort turns 'values of each item' into 'items of each value', ascending without comparing.
  const upTo = new Uint32Array(numbers.size + 1);
  for (const number of forward) upTo[number + 1]! += 1;
  for (let i = 0; i < numbers.size; i += 1) upTo[i + 1]! += upTo[i]!;
  const next = upTo.slice(0, numbers.size);
  const backward = new Uint32Array(forward.length);
  items.forEach((_item, position) => {
    for (let i = heldUpTo[position]!; i < heldUpTo[position + 1]!; i += 1) {
      const number = forward[i]!;
      backward[next[number]!] = position;
      next[number]! += 1;
    }
  });

  const size = (value: number) => upTo[value + 1]! - upTo[value]!;
  const positions = (value: number) => backward.subarray(upTo[value], upTo[value + 1]);
  const bitsOf = (value: number) => {
    const bits = noBits(items.length);
    for (const position of positions(value)) addBit(bits, position);
    return bits;
  };
  const values = [...numbers.keys()];
  const denseBits = values.map((_value, number) =>
    size(number) * denseShare > items.length ? bitsOf(number) : undefined,
  );

  return {
    values,
    numberOf: (value) => numbers.get(value),
    size,
    bits: (value) => denseBits[value] ?? bitsOf(value),
    dense: (value) => denseBits[value],
    positions,
    addTo(bits, value) {
      const dense = denseBits[value];
      if (dense) return addAll(bits, dense);
      for (let i = upTo[value]!; i < upTo[value + 1]!; i += 1) addBit(bits, backward[i]!);
    },
    tally(counts, position) {
      for (let i = heldUpTo[position]!; i < heldUpTo[position + 1]!; i += 1) counts[forward[i]!]! += 1;
    },
    holdsAny(position, marked) {
      for (let i = heldUpTo[position]!; i < heldUpTo[position + 1]!; i += 1)
        if (marked[forward[i]!] === 1) return true;
      return false;
    },
    total: forward.length,
  };
}
