import type { Affected } from '../derived.ts';
import type { Source } from '../lookup.ts';
import type { Keys } from '../order.ts';
import { noteChange, withoutReading, type Source as ReadSource } from '../reading.ts';
import { createFacetIndex } from './facetIndex.ts';
import { createOrderIndex, type Part } from './orderIndex.ts';
import { createRangeIndex } from './rangeIndex.ts';
import { Slots } from './slots.ts';
import { createTextIndex } from './textIndex.ts';
import { createTitleIndex } from './titleIndex.ts';

/** Number of removed items whose places are kept. */
const maxGone = 1_000;

/** Items that an index of texts takes in at once, and one of values, each in some 20 ms. */
const textSlice = 1_000;
const valueSlice = 10_000;

/** The keys of an order, ascending. Items with equal keys keep the order of the list, in which `place` is unique. */
export type KeysOf<T> = (item: T, place: number) => Keys;

/** How a catalogue reads its items. */
export interface Options<T, Facet extends string, Range extends string, Order extends string> {
  /** The searchable texts; without it, no item contains a word. */
  text?: (item: T) => readonly string[];
  /** The folded words of the title, which ranks matches; without it, no title matches. */
  title?: (item: T) => string;
  /** The values of each facet: one, several or none for an item. */
  facets: Record<Facet, (item: T) => string | readonly string[]>;
  /** Numbers to filter by a minimum; null matches none. */
  ranges?: Record<Range, (item: T) => number | null>;
  /** Orders beside `given`, which is that of the list. */
  orders?: Record<Order, KeysOf<T>>;
  /** The records that decide values of items, beside each item's own one. `idsWith` returns the ids of the items with a value. */
  affected?: (idsWith: (facet: Facet, value: string) => string[]) => Affected;
}

/** Assigns slots to the records. Each index is built on its first use, and then takes in each changed record. */
export function buildIndexes<
  T extends { id: string },
  Facet extends string,
  Range extends string,
  Order extends string,
>(records: Source<T>, options: Options<T, Facet, Range, Order>) {
  const items: (T | undefined)[] = [...records.values()];
  /** The places of items that were added later; the others have those of their slots. */
  const laterPlaces = new Map<number, number>();
  const placeOf = (slot: number) => laterPlaces.get(slot) ?? slot;
  const slots = new Slots(items);
  const free: number[] = [];
  let nextPlace = items.length;
  const parts = new Set<Part>();

  /** What begins or continues to build each index; each step adds a slice. */
  const builds: (() => Iterator<void>)[] = [];

  /** An index that is built on its first use or by `prepare`, in slices of so many items. */
  function part<P extends Part>(create: () => P, slice = Infinity): () => P {
    let made: P | undefined;
    let building: Iterator<void> | undefined;
    function* build(): Generator<void> {
      const next = create();
      let end = 0; // the slots below it are in the index
      const isAdded = (slot: number) => slot < end;
      const growing: Part = {
        add: (changed) => next.add(changed.filter(isAdded)),
        remove: (changed) => next.remove(changed.filter(isAdded)),
      };
      parts.add(growing);
      do {
        const added: number[] = [];
        const stop = end + slice;
        for (; end < items.length && end < stop; end += 1) if (items[end]) added.push(end);
        withoutReading(() => next.add(added));
        yield;
      } while (end < items.length);
      parts.delete(growing);
      parts.add(next);
      made = next;
      building = undefined; // an ended generator keeps the memory of its variables
    }
    const begin = (): Iterator<void> => (building ??= made ? [].values() : build());
    builds.push(begin);
    function finish(): P {
      const steps = begin();
      while (!steps.next().done);
      return made!;
    }
    return () => made ?? finish();
  }
  /** A source that each change of an item changes. */
  const anyItem: ReadSource = {};
  const gone = new Map<string, number>();
  /** Keeps the place of a removed item: a cursor can name it. */
  function keepPlace(id: string, slot: number): void {
    gone.set(id, placeOf(slot));
    if (gone.size > maxGone) gone.delete(gone.keys().next().value!);
  }
  const text = part(() => createTextIndex(items, options.text ?? (() => [])), textSlice);
  const titles = part(() => createTitleIndex(items, options.title ?? (() => '')), textSlice);
  const stored = part(() => createFacetIndex(items, () => 'stored'), valueSlice);
  const facets = mapEach(options.facets, (valuesOf) =>
    part(() => createFacetIndex(items, valuesOf), valueSlice),
  );
  const ranges = mapEach(options.ranges, (numberOf) =>
    part(() => createRangeIndex(items, numberOf), valueSlice),
  );
  const orderBy = (keysOf: KeysOf<T>) =>
    createOrderIndex((slot) => keysOf(items[slot]!, placeOf(slot)), placeOf);
  const orders = mapEach(options.orders, (keysOf) => part(() => orderBy(keysOf)));
  return {
    anyItem,
    /** A source that only `discard` of the catalogue changes. */
    itself: {} satisfies ReadSource,
    /** Builds all indexes, a slice with each step. */
    *prepare(): Generator<void> {
      for (const begin of builds) {
        const steps = begin();
        while (!steps.next().done) yield;
      }
    },
    items,
    slots,
    get size() {
      return items.length - free.length;
    },
    placeOf,
    /** The place in the list of an item, also of one that was removed; -1 if it is unknown. */
    placeOfId: (id: string): number => {
      const slot = slots.get(id);
      return slot === undefined ? (gone.get(id) ?? -1) : placeOf(slot);
    },
    text,
    titles,
    /** The slots of all items. */
    all: () => stored().holding(['stored']),
    facets,
    ranges,
    orders,
    remove(ids: readonly string[]) {
      noteChange(anyItem);
      const removed = ids.flatMap((id) => slots.get(id) ?? []);
      for (const index of parts) index.remove(removed);
    },
    /** Adds the items that exist after a change, and frees the slots of those that do not. */
    add(ids: readonly string[]) {
      noteChange(anyItem);
      const added: number[] = [];
      for (const id of ids) {
        const item = records.get(id);
        const known = slots.get(id);
        if (item) {
          const slot = known ?? free.pop() ?? items.length;
          items[slot] = item;
          added.push(slot);
          if (known !== undefined) continue;
          slots.add(slot);
          laterPlaces.set(slot, nextPlace);
          nextPlace += 1;
        } else if (known !== undefined) {
          keepPlace(id, known);
          items[known] = undefined;
          free.push(known);
        }
      }
      for (const index of parts) index.add(added);
    },
  };
}

/** What is made of each value of a record, by the same names. */
export function mapEach<K extends string, V, R>(record: Record<K, V> | undefined, make: (value: V) => R) {
  const entries = Object.entries<V>(record ?? {}).map(([name, value]) => [name, make(value)]);
  return Object.fromEntries(entries) as Record<K, R>;
}
