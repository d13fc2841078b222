import { noBits, type Bits } from './bits.ts';
import type { Items, Part } from './items.ts';
import { SlotSet } from './slotSet.ts';

/** The values of one facet. */
export interface FacetIndex extends Part {
  /** The distinct values of the items. */
  values: () => string[];
  /** The items with any of the values; an unknown value matches none. The caller must not modify the result. */
  holding: (values: readonly string[]) => Bits;
  /** The number of members with a value; `null` means all items. */
  count: (members: Bits | null, value: string) => number;
  /** Visits the items with a value. */
  each: (value: string, visit: (slot: number) => void) => void;
}

const none = new SlotSet();

/** Indexes each item's values of one facet. */
export function createFacetIndex<T>(
  items: Items<T>,
  valuesOf: (item: T) => string | readonly string[],
): FacetIndex {
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
    add(slots) {
      eachValue(slots, (value, slot) => {
        let set = sets.get(value);
        if (!set) sets.set(value, (set = new SlotSet()));
        set.add(slot, items.length);
      });
    },
    remove(slots) {
      eachValue(slots, (value, slot) => {
        get(value).remove(slot);
        if (get(value).size === 0) sets.delete(value);
      });
    },
    values: () => [...sets.keys()],
    holding(values) {
      const [only, ...more] = values.map(get).filter(({ size }) => size > 0);
      if (only && more.length === 0) return only.bits(items.length);
      const bits = noBits(items.length);
      for (const set of only ? [only, ...more] : []) set.addTo(bits);
      return bits;
    },
    count: (members, value) => (members ? get(value).countIn(members) : get(value).size),
    each: (value, visit) => get(value).each(visit),
  };
}
