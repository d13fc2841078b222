import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { changedSchema } from '../contract/testing/servers.ts';
import { createContext } from '../data/context.ts';
import { guestId } from '../data/guest.ts';
import { createStore } from '../data/store.ts';
import { walk, type Walk } from '../testing/walk.ts';
import { schema } from './schema.ts';

/** What a cache with one record for each id, as Relay's, cannot store: ids of several types, and fields with several values. */
function conflictsIn({ objects }: Walk): string[] {
  const records = new Map<unknown, Walk['objects'][number]>();
  const conflicts = new Set<string>();
  for (const object of objects) {
    const id = object.values.get('id');
    const record = records.get(id) ?? object;
    records.set(id, record);
    if (record.type !== object.type) conflicts.add(`${String(id)}: ${record.type} and ${object.type}`);
    else
      for (const [name, value] of object.values)
        if (!isDeepStrictEqual(value, record.values.get(name)))
          conflicts.add(`${String(id)}: ${object.type}.${name} has several values`);
  }
  return [...conflicts];
}

test.each(['the viewer', 'a guest'])('for %s, an id names one object of one type', (who) => {
  const store = createStore();
  const found = walk(schema, createContext(who === 'a guest' ? store.of(guestId) : store));
  expect(conflictsIn(found)).toEqual([]);
  expect(new Set(found.objects.map(({ type }) => type)).size).toBeGreaterThan(25);
});

test('an id of two types is found, and so is an id of two objects', () => {
  const context = createContext(createStore());
  const conflictsWith = (type: string, id: (record: { id: string }) => string) =>
    conflictsIn(walk(changedSchema({ [type]: { id } }), context));
  expect(conflictsWith('CompanyJob', ({ id }) => id)).toContain('job-content-designer: Job and CompanyJob');
  expect(conflictsWith('GigCreator', () => 'seller')).toContain('seller: GigCreator.name has several values');
});
