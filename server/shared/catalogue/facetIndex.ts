import type { Bits } from './bits.ts';
import type { Items } from './orderIndex.ts';
import { SlotSet, union } from './slotSet.ts';

const none = new SlotSet();

export type FacetIndex = ReturnType<typeof createFacetIndex>;

/** The slots of the items with each value of a facet; an index of a catalogue. */
export function createFacetIndex<T>(items: Items<T>, valuesOf: (item: T) => string | readonly string[]) {
  const sets = new Map<string, SlotSet>();
  const get = (value: string) => sets.get(value) ?? none;

  /** A repeated value of an item counts once. */
  function eachValue(slots: readonly number[], visit: (value: string, slot: number) => void): void {
    for (const slot of slots) {
      const values = valuesOf(items[slot]!);
      if (typeof values === 'string') visit(values, slot);
      else for (const value of new Set(values)) visit(value, slot);
    }
  }

  return {
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
