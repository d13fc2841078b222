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

/** The items in the order of their keys; equal ones keep their order. */
export const sortByKeys = <T>(items: Iterable<T>, keysOf: (item: T) => Keys): T[] =>
  Array.from(items, (item) => ({ item, keys: keysOf(item) }))
    .toSorted((a, b) => compareKeys(a.keys, b.keys))
    .map(({ item }) => item);

/** The first number below `length` that is not before the place; `isBefore` holds for a first part of them. */
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
  /** The place among items with equal keys. */
  place: number;
}

/** A part of a list: how many items precede or equal a point, and the point of an item. */
export interface Ordered<T> {
  /** The point of the item at a position of this part. */
  pointOf(item: T, position: number): Point;
  /** The number of items up to the point, inclusive; null if the point belongs to no list in this order. */
  countThrough(point: Point): number | null;
}

/** The points of a list that is sorted by these keys. */
export const orderOf = <T extends { id: string }>(
  list: readonly T[],
  keysOf: (item: T) => Keys,
): Ordered<T> => ({
  pointOf: (item, place) => ({ id: item.id, keys: keysOf(item), place }),
  countThrough(point) {
    const index = list.findIndex(({ id }) => id === point.id);
    const found = list[index];
    if (found) {
      const keys = keysOf(found);
      const isMoved = haveSameShape(keys, point.keys) && compareKeys(keys, point.keys) !== 0;
      if (!isMoved) return index + 1;
    }
    const [first] = list;
    if (!first) return 0;
    if (!haveSameShape(keysOf(first), point.keys)) return null;
    // The item that now has the place of a missing one follows it.
    return countBefore(list.length, (at) => (compareKeys(keysOf(list[at]!), point.keys) || at - point.place) < 0);
  },
});
