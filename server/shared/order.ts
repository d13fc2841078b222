/** The values that an order compares, the first one first. Texts are compared as English. */
export type Keys = readonly (number | string)[];

const { compare } = new Intl.Collator('en');

/** Compares keys of the same order. */
export function compareKeys(a: Keys, b: Keys): number {
  for (let i = 0; i < a.length; i += 1) {
    const [left, right] = [a[i]!, b[i]!];
    const order = typeof left === 'string' ? compare(left, right as string) : left - (right as number);
    if (order !== 0) return order;
  }
  return 0;
}

/** Whether both can be keys of one order. */
export const haveSameShape = (a: Keys, b: Keys): boolean =>
  a.length === b.length && a.every((key, i) => typeof key === typeof b[i]);

/** The items in the order of their keys, then of their ids, so that each item has one place. */
export const sortByKeys = <T extends { id: string }>(items: Iterable<T>, keysOf: (item: T) => Keys): T[] =>
  Array.from(items, (item) => ({ item, keys: [...keysOf(item), item.id] }))
    .toSorted((a, b) => compareKeys(a.keys, b.keys))
    .map(({ item }) => item);

/** The number of indexes from 0 on for which `isBefore` holds, by binary search; it holds for none after them. */
export function countBefore(length: number, isBefore: (index: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The place of an item in an order. It stays meaningful when the item is gone. */
export interface Point {
  id: string;
  keys: Keys;
}

/** A part of a list in an order. */
export interface Ordered<T> {
  pointOf(item: T): Point;
  /** The number of items up to the point, inclusive; null if no list in this order has it. */
  countThrough(point: Point): number | null;
}

/** The points of a list that is sorted by these keys, and by `tieOf` for equal ones; `sortByKeys` sorts those by id. */
export const orderOf = <T extends { id: string }>(
  list: readonly T[],
  keysOf: (item: T) => Keys,
  tieOf: (id: string) => number | string = (id) => id,
): Ordered<T> => ({
  pointOf: (item) => ({ id: item.id, keys: keysOf(item) }),
  countThrough({ id, keys }) {
    const [first] = list;
    if (!first) return 0;
    const end = [...keys, tieOf(id)];
    const placeOf = (item: T) => [...keysOf(item), tieOf(item.id)];
    if (haveSameShape(keysOf(first), keys))
      return countBefore(list.length, (at) => compareKeys(placeOf(list[at]!), end) <= 0);
    // The cursor is from another order of the list.
    return list.findIndex((item) => item.id === id) + 1 || null;
  },
});
