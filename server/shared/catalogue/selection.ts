import { haveSameShape, type Ordered } from '../order.ts';
import { noteRead, type Source } from '../reading.ts';
import { countBits, hasBit, type Bits } from './bits.ts';
import type { FacetIndex } from './facetIndex.ts';
import type { KeysOf } from './indexes.ts';
import type { Items, OrderIndex } from './orderIndex.ts';
import type { Slots } from './slots.ts';
import { intersect, type Condition } from './wanted.ts';

/** A list in an order, of which a part can be read. */
interface List<T> extends Ordered<T> {
  /** The exact number of matching items. */
  readonly totalCount: number;
  /** Returns at most `count` items from position `start` on. */
  slice(start: number, count: number): T[];
}

/** The matching items in the requested order. */
export interface Selection<T, Facet extends string = string> extends List<T> {
  /** Returns the number of items with a value of the facet, under all *other* conditions. */
  counts(facet: Facet): (value: string) => number;
  /** The number of items under all conditions but those of the facet. */
  countWithout(facet: Facet): number;
}

/** Divides items into disjoint sets, of which a list has one after the other. */
export type Divide = (found: Bits) => readonly Bits[];

/** What a selection reads of a catalogue. */
interface Base<T, Facet extends string = never> {
  items: Items<T>;
  slots: Pick<Slots, 'get'>;
  /** The number of items. */
  readonly size: number;
  placeOf: (slot: number) => number;
  placeOfId: (id: string) => number;
  facets: Readonly<Record<Facet, () => FacetIndex>>;
  all: () => Bits;
  /** What a reader of more than the matching items notes. */
  anyItem: Source;
}

interface Sorted<T> {
  keysOf: KeysOf<T>;
  order: () => OrderIndex;
  divide?: Divide | undefined;
}

/** The members of a set in an order; null means all items. */
function listOf<T extends { id: string }>(
  base: Base<T>,
  found: Bits | null,
  { keysOf, order }: Sorted<T>,
): List<T> {
  const { items, slots, placeOf, placeOfId, anyItem } = base;
  let total: number | undefined;
  const totalCount = () => (total ??= found ? countBits(found) : base.size);
  const keysAt = (slot: number) => keysOf(items[slot]!, placeOf(slot));
  return {
    get totalCount() {
      return totalCount();
    },
    slice: (start, count) =>
      order()
        .slice(found, totalCount(), start, count)
        .map((slot) => items[slot]!),
    pointOf: ({ id }) => ({ id, keys: keysAt(slots.get(id)!) }),
    countThrough({ id, keys }) {
      noteRead(anyItem);
      const { all, rank, countBelow } = order();
      const [any] = all();
      if (any === undefined) return 0;
      const slot = slots.get(id);
      const isOfThisOrder = haveSameShape(keysAt(any), keys);
      const isFound = slot !== undefined && (found === null || hasBit(found, slot));
      if (!isOfThisOrder && !isFound) return null;
      // The cursor's keys count, even if its item has moved since; in another order, the item's own. + 1: inclusive.
      const end = rank(isOfThisOrder ? keys : keysAt(slot!), placeOfId(id) + 1);
      return countBelow(found, end);
    },
  };
}

/** The lists of disjoint sets in one order, one after the other. A point begins with the number of its list. */
function concatenate<T extends { id: string }>(
  base: Base<T>,
  sets: readonly Bits[],
  sorted: Sorted<T>,
): List<T> {
  const lists = sets.map((set) => listOf(base, set, sorted));
  const countBefore = (number: number) =>
    lists.slice(0, number).reduce((sum, { totalCount }) => sum + totalCount, 0);
  /** The number of the list with an item; -1 for none. */
  function numberOf(id: string): number {
    const slot = base.slots.get(id);
    return slot === undefined ? -1 : sets.findIndex((set) => hasBit(set, slot));
  }
  const pointIn = (number: number, item: T) => ({ id: item.id, keys: lists[number]!.pointOf(item).keys });
  return {
    totalCount: countBefore(lists.length),
    slice(start, count) {
      const items: T[] = [];
      let before = 0;
      for (const list of lists) {
        const from = Math.max(0, start - before);
        if (items.length < count && from < list.totalCount)
          items.push(...list.slice(from, count - items.length));
        before += list.totalCount;
      }
      return items;
    },
    pointOf(item) {
      const number = numberOf(item.id);
      const { id, keys } = pointIn(number, item);
      return { id, keys: [number, ...keys] };
    },
    countThrough({ id, keys: [first, ...keys] }) {
      if (countBefore(lists.length) === 0) return 0;
      const through = lists[Number(first)]?.countThrough({ id, keys });
      if (through != null) return countBefore(Number(first)) + through;
      // The cursor is from another order.
      const number = numberOf(id);
      if (number < 0) return null;
      const item = base.items[base.slots.get(id)!]!;
      return countBefore(number) + lists[number]!.countThrough(pointIn(number, item))!;
    },
  };
}

/** The items under all conditions. */
export function createSelection<T extends { id: string }, Facet extends string>(
  base: Base<T, Facet>,
  conditions: readonly Condition<Facet>[],
  sorted: Sorted<T>,
): Selection<T, Facet> {
  const { facets, anyItem } = base;
  const found = intersect(conditions);
  const { divide } = sorted;
  let made: List<T> | undefined;
  // Later, because some searches are only counted.
  const list = () =>
    (made ??= divide ? concatenate(base, divide(found ?? base.all()), sorted) : listOf(base, found, sorted));
  let total: number | undefined;
  const totalCount = () => (total ??= found ? countBits(found) : base.size);
  const membersWithout = (facet: Facet) => {
    noteRead(anyItem);
    const others = conditions.filter((condition) => condition.facet !== facet);
    return others.length === conditions.length ? found : intersect(others);
  };
  return {
    get totalCount() {
      return totalCount();
    },
    slice: (start, count) => list().slice(start, count),
    pointOf: (item) => list().pointOf(item),
    countThrough: (point) => list().countThrough(point),
    counts(facet: Facet) {
      const index = facets[facet]();
      const members = membersWithout(facet);
      return (value: string) => index.count(members, value);
    },
    countWithout(facet: Facet) {
      const members = membersWithout(facet);
      return members === found ? totalCount() : members ? countBits(members) : base.size;
    },
  };
}
