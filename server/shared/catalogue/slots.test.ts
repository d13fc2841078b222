import { expect, test } from 'vitest';
import { chance } from '../../data/enlarge.ts';
import { Slots } from './slots.ts';
import { SlotSet } from './slotSet.ts';

test('each item is found by its id, also after many were removed and others got their slots', () => {
  const below = chance(3);
  const items: ({ id: string } | undefined)[] = Array.from({ length: 20 }, (_item, i) => ({
    id: `old-${i}`,
  }));
  const slots = new Slots(items);
  for (let round = 0; round < 2_000; round += 1) {
    const slot = below(items.length + 1);
    if (slot < items.length && items[slot]) items[slot] = undefined;
    else {
      items[slot] = { id: `new-${round}` };
      slots.add(slot);
    }
  }
  const ids = Array.from(items, (item) => item?.id);
  expect(ids.filter((id, slot) => id !== undefined && slots.get(id) !== slot)).toEqual([]);
  expect(ids.filter(Boolean).length).toBeGreaterThan(20);
  expect(slots.get('absent')).toBeUndefined();
});

test.each([10, 3_000, 100_000])('a set of slots below %i has the members of a Set', (capacity) => {
  const below = chance(5);
  const set = new SlotSet();
  const expected = new Set<number>();
  const members = () => {
    const found: number[] = [];
    set.each((slot) => found.push(slot));
    return found.toSorted((a, b) => a - b);
  };
  for (const share of [0.9, 0.2, 0.7])
    for (let i = 0; i < capacity / 10; i += 1) {
      const slot = below(capacity);
      const [any] = expected;
      if (below(100) < share * 100) {
        if (expected.has(slot)) continue;
        // A word that an item has twice is added twice in succession.
        set.add(slot, capacity);
        set.add(slot, capacity);
        expected.add(slot);
      } else if (any !== undefined) {
        set.remove(any);
        expected.delete(any);
      }
    }
  expect(set.size).toBe(expected.size);
  expect(members()).toEqual([...expected].toSorted((a, b) => a - b));
});
