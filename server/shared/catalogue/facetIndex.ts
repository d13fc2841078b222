import { noteChange, noteRead } from '../reading.ts';
import type { Bits } from './bits.ts';
import type { Items } from './orderIndex.ts';
import { SlotSet, union } from './slotSet.ts';

const none = new SlotSet();
/** The number of indexes that queries have read. */
let count = 0;

export type FacetIndex = ReturnType<typeof createFacetIndex>;

/** The slots of the items with each value of a facet; an index of a catalogue. */
export function createFacetIndex<T>(items: Items<T>, valuesOf: (item: T) => string | readonly string[]) {
  const sets = new Map<string, SlotSet>();
  const get = (value: string) => sets.get(value) ?? none;
  /** The start of the sources, one for each value. Without one, no query has read the items with a value. */
  let prefix: string | undefined;

  /** A repeated value of an item counts once. */
  function eachValue(slots: readonly number[], change: (value: string, slot: number) => void): void {
    for (const slot of slots) {
      const values = valuesOf(items[slot]!);
      const isOne = typeof values === 'string';
      for (const value of isOne ? [values] : values.length > 1 ? new Set(values) : values) {
        change(value, slot);
        if (prefix !== undefined) noteChange(prefix + value);
      }
    }
  }

  return {
    /** Notes that a query reads the items with these values, and no others. */
    noteRead(values: Iterable<string>) {
      prefix ??= `${(count += 1)} `;
      for (const value of values) noteRead(prefix + value);
    },
    add(slots: readonly number[]) {
      eachValue(slots, (value, slot) => {
        let set = sets.get(value);
        if (!set) sets.set(value, (set = new SlotSet()));
        set.add(slot, items.length);
      });
    },
    remove(slots: readonly number[]) {
      eachValue(slots, (value, slot) => {
        get(value).remove(slot);
        if (get(value).size === 0) sets.delete(value);
      });
    },
    values: () => [...sets.keys()],
    /** The items with any of the values; an unknown value matches none. The caller must not modify the result. */
    holding: (values: readonly string[]): Bits =>
      union(
        values.map(get).filter(({ size }) => size > 0),
        items.length,
      ),
    /** The number of members with a value; `null` means all items. */
    count: (members: Bits | null, value: string) => (members ? get(value).countIn(members) : get(value).size),
    each: (value: string, visit: (slot: number) => void) => get(value).each(visit),
  };
}
