import { readQuery } from '../text.ts';
import { countBits, keepCommon, type Bits } from './bits.ts';
import { createFacetIndex } from './facetIndex.ts';
import { createOrderIndex, type OrderIndex } from './orderIndex.ts';
import { createRangeIndex, type Bounds } from './rangeIndex.ts';
import { createTextIndex } from './textIndex.ts';

/** How a catalogue reads its items. */
interface Options<T, Facet extends string, Range extends string, Order extends string> {
  /** The searchable texts. */
  text: (item: T) => readonly string[];
  /** The values of each facet: one, several or none for an item. */
  facets: Record<Facet, (item: T) => string | readonly string[]>;
  /** Numbers to filter by bounds; null matches no bounds. */
  ranges: Record<Range, (item: T) => number | null>;
  /** Comparators; equal items keep the order of the list. */
  orders: Record<Order, (a: T, b: T) => number>;
}

/** A search. All conditions must hold; null, undefined and empty values set no condition. */
interface Wanted<Facet extends string, Range extends string, Order extends string> {
  /** Words, ignoring case and accents. Each must occur in the item's texts, also as a part of a longer word. */
  query?: string | null | undefined;
  /** For each facet, one value or several; an item must have one of them. */
  where?: Partial<Record<Facet, readonly string[] | string | null | undefined>>;
  /** For each number: at least `min` and less than `below`. */
  between?: Partial<Record<Range, Bounds | null | undefined>>;
  order: Order;
}

/** The matching items in the requested order. */
export interface Selection<T, Facet extends string = string> {
  /** The exact number of matching items. */
  readonly totalCount: number;
  /** Returns at most `count` items from position `start` on. */
  slice(start: number, count: number): T[];
  /** The number of items for each value of a facet, under all *other* conditions, zeros included. */
  counts(facet: Facet): ReadonlyMap<string, number>;
}

/** An indexed list: see `createCatalogue`. */
export interface Catalogue<T, Facet extends string, Range extends string, Order extends string> {
  /** Finds items. Throws a BAD_USER_INPUT error if the query is too long. */
  select(wanted: Wanted<Facet, Range, Order>): Selection<T, Facet>;
}

interface Condition<Facet> {
  /** The facet of the condition; null for the query and the ranges. */
  facet: Facet | null;
  bits: Bits;
}

/** The items that match all conditions; null if there are no conditions, and all items match. */
function intersect(conditions: readonly Condition<unknown>[]): Bits | null {
  const [first, ...more] = conditions;
  if (!first) return null;
  if (more.length === 0) return first.bits;
  const bits = first.bits.slice();
  for (const { bits: other } of more) keepCommon(bits, other);
  return bits;
}

/**
 * Indexes an immutable list: bit sets for the values of facets, positions for words, sorted numbers for ranges. It
 * takes 8 bytes for each distinct word of each item. Each index is built on its first use, so that the server starts
 * quickly.
 */
export function createCatalogue<T, Facet extends string, Range extends string, Order extends string>(
  items: readonly T[],
  options: Options<T, Facet, Range, Order>,
): Catalogue<T, Facet, Range, Order> {
  const text = once(() => createTextIndex(items, options.text));
  const facets = mapEach(options.facets, (valuesOf) => once(() => createFacetIndex(items, valuesOf)));
  const ranges = mapEach(options.ranges, (numberOf) => once(() => createRangeIndex(items, numberOf)));
  const orders = mapEach(options.orders, (compare) => once(() => createOrderIndex(items, compare)));

  function conditionsOf({
    query,
    where = {},
    between = {},
  }: Wanted<Facet, Range, Order>): Condition<Facet>[] {
    const conditions: Condition<Facet>[] = [];
    for (const [facet, index] of facets) {
      const wanted: readonly string[] | string | null | undefined = where[facet];
      const values = typeof wanted === 'string' ? [wanted].filter(Boolean) : (wanted ?? []);
      if (values.length > 0) conditions.push({ facet, bits: index().holding(values) });
    }
    for (const [range, index] of ranges) {
      const bounds = between[range];
      if (bounds?.min != null || bounds?.below != null)
        conditions.push({ facet: null, bits: index().within(bounds) });
    }
    for (const word of readQuery(query)) conditions.push({ facet: null, bits: text().holding(word) });
    return conditions;
  }

  return {
    select(wanted) {
      const conditions = conditionsOf(wanted);
      const found = intersect(conditions);
      const order: () => OrderIndex = get(orders, wanted.order);
      const totalCount = once(() => (found ? countBits(found) : items.length));
      return {
        get totalCount() {
          return totalCount();
        },
        slice: (start, count) =>
          order()
            .slice(found, totalCount(), start, count)
            .map((position) => items[position]!),
        counts(facet) {
          const others = conditions.filter((condition) => condition.facet !== facet);
          const members = others.length === conditions.length ? found : intersect(others);
          const size = members === found ? totalCount() : members ? countBits(members) : items.length;
          return get(facets, facet)().counts(members, size);
        },
      };
    },
  };
}

function mapEach<K extends string, V, R>(record: Record<K, V>, make: (value: V) => R): Map<K, R> {
  const map = new Map<K, R>();
  for (const key in record) map.set(key, make(record[key]));
  return map;
}

function get<K, V>(map: ReadonlyMap<K, V>, key: K): V {
  const value = map.get(key);
  if (value === undefined) throw new Error(`The catalogue has no '${String(key)}'.`);
  return value;
}

/** Calls a function once, on the first use, and caches its result. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
