import { addAll, addBit, noBits, type Bits } from './bits.ts';

/** A value of more than one item in 32 is stored as a bit set, which is then smaller than its positions. */
const denseShare = 32;

/** A growing list of integers. */
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

/** A bidirectional index from values to items and from items to values. */
export interface InvertedIndex {
  /** The distinct values in order of first occurrence; a value's number is its index here. */
  values: readonly string[];
  /** The number of a value. */
  numberOf: (value: string) => number | undefined;
  /** The number of items with the value. */
  size: (value: number) => number;
  /** The items with the value. The caller must not modify the result. */
  bits: (value: number) => Bits;
  /** The stored bit set of a frequent value; undefined for a rare one, where `positions` is faster. */
  dense: (value: number) => Bits | undefined;
  /** The positions of the items with the value, ascending. */
  positions: (value: number) => Uint32Array;
  /** Adds the items with the value. */
  addTo: (bits: Bits, value: number) => void;
  /** Adds 1 for each value of an item. */
  tally: (counts: Uint32Array, position: number) => void;
  /** Whether an item has a marked value. */
  holdsAny: (position: number, marked: Uint8Array) => boolean;
  /** The number of pairs of item and value. */
  total: number;
}

/** Reads each item's values once; a repeated value of an item counts once. */
export function createInvertedIndex<T>(
  items: readonly T[],
  valuesOf: (item: T) => Iterable<string>,
): InvertedIndex {
  const numbers = new Map<string, number>();
  const numbersByItem = createNumbers();
  const ends = new Uint32Array(items.length + 1);
  items.forEach((item, position) => {
    let end = ends[position]!;
    for (const value of new Set(valuesOf(item))) {
      let number = numbers.get(value);
      if (number === undefined) numbers.set(value, (number = numbers.size));
      numbersByItem.push(number);
      end += 1;
    }
    ends[position + 1] = end;
  });
  const forward = numbersByItem.done();

  // A counting sort inverts the index: the positions are ascending without comparisons.
  const starts = new Uint32Array(numbers.size + 1);
  for (const number of forward) starts[number + 1]! += 1;
  for (let i = 0; i < numbers.size; i += 1) starts[i + 1]! += starts[i]!;
  const next = starts.slice(0, numbers.size);
  const backward = new Uint32Array(forward.length);
  items.forEach((_item, position) => {
    for (let i = ends[position]!; i < ends[position + 1]!; i += 1) {
      const number = forward[i]!;
      backward[next[number]!] = position;
      next[number]! += 1;
    }
  });

  const size = (value: number) => starts[value + 1]! - starts[value]!;
  const positions = (value: number) => backward.subarray(starts[value], starts[value + 1]);
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
      for (let i = starts[value]!; i < starts[value + 1]!; i += 1) addBit(bits, backward[i]!);
    },
    tally(counts, position) {
      for (let i = ends[position]!; i < ends[position + 1]!; i += 1) counts[forward[i]!]! += 1;
    },
    holdsAny(position, marked) {
      for (let i = ends[position]!; i < ends[position + 1]!; i += 1)
        if (marked[forward[i]!] === 1) return true;
      return false;
    },
    total: forward.length,
  };
}
