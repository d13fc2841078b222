import { readQuery } from '../text.ts';
import { countBits, keepCommon, type Bits } from './bits.ts';
import { createFacetIndex } from './facetIndex.ts';
import { createOrderIndex, type OrderIndex } from './orderIndex.ts';
import { createRangeIndex, type Bounds } from './rangeIndex.ts';
import { createTextIndex } from './textIndex.ts';

/** What a catalogue knows of its items. */
interface Options<T, Facet extends string, Range extends string, Order extends string> {
  /** The texts that a query looks in. */
  text: (item: T) => readonly string[];
  /** The values of each facet: one, several or none for an item. */
  facets: Record<Facet, (item: T) => string | readonly string[]>;
  /** Numbers to filter by bounds; an item without one (null) lies within no bounds. */
  ranges: Record<Range, (item: T) => number | null>;
  /** Orders; items that compare as equal stand as in the list. */
  orders: Record<Order, (a: T, b: T) => number>;
}

/** All conditions must hold; null, undefined and empty ones are none. */
interface Wanted<Facet extends string, Range extends string, Order extends string> {
  /** Words, without case and accents; each must occur somewhere in the item's texts, be it inside a longer word. */
  query?: string | null | undefined;
  /** For each facet the value wanted, or several of which one must be held. */
  where?: Partial<Record<Facet, readonly string[] | string | null | undefined>>;
  /** For each number at least `min` and less than `below`. */
  between?: Partial<Record<Range, Bounds | null | undefined>>;
  order: Order;
}

/** What was found, in the order wanted. */
export interface Selection<T, Facet extends string = string> {
  /** How many items were found; exact. */
  readonly totalCount: number;
  /** The start-th and following items, at most `count`. */
  slice(start: number, count: number): T[];
  /** How many items each value of a facet would leave together with all *other* conditions, zeros included. */
  counts(facet: Facet): ReadonlyMap<string, number>;
}

/** A list that does not change, prepared for search: see `createCatalogue`. */
export interface Catalogue<T, Facet extends string, Range extends string, Order extends string> {
  /** Finds items; a query that no search box can send is refused as bad input. */
  select(wanted: Wanted<Facet, Range, Order>): Selection<T, Facet>;
}

interface Condition<Facet> {
  /** The facet that it is about; null for the query and the ranges. */
  facet: Facet | null;
  bits: Bits;
}

/** What all conditions leave; null where there is none, and everything is left. */
function common(conditions: readonly Condition<unknown>[]): Bits | null {
  const [first, ...more] = conditions;
  if (!first) return null;
  if (more.length === 0) return first.bits;
  const bits = first.bits.slice();
  for (const { bits: other } of more) keepCommon(bits, other);
  return bits;
}

/**
 * Answers searches over a list that does not change through indexes made once: bit sets for the values of facets,
 * positions for words, sorted numbers for ranges. Memory: 8 bytes for each distinct word of each item. Text, ranges and orders are prepared when first asked for, so that a start stays quick.
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
      const found = common(conditions);
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
          const members = others.length === conditions.length ? found : common(others);
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

/** Makes something when it is first asked for, and keeps it. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
