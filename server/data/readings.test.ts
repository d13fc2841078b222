import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Change } from './changes.ts';
import { createContext } from './context.ts';
import { createCompiledQueries } from '../graphql/compiledQueries.ts';
import { schema } from '../graphql/schema.ts';
import { createSample } from './sample.ts';
import { createStore, openStore, type Store } from './store.ts';
import { recentStores } from '../live/recentStores.ts';
import { Reading } from '../shared/reading.ts';
import { createClock } from '../shared/time.ts';

const reader = 'person-idris-vale';

// An answer ends with its minute.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** Whether an answer that reads this is current after a change by a person. */
function isCurrentAfter(read: (store: Store) => unknown, changesOf: (store: Store) => Change[]): boolean {
  const store = createStore();
  const reading = new Reading();
  reading.collect(() => read(store));
  expect(reading.isCurrent).toBe(true);
  const other = store.of(reader);
  other.change(...changesOf(other));
  return reading.isCurrent;
}

const saveJob = ({ jobs }: Store): Change[] => [{ mark: 'savedJobs', id: [...jobs.keys()][0]!, on: true }];
/** A job at a place of work gets another name. */
const renameJob = ({ jobs }: Store): Change[] => {
  const job = [...jobs.values()].find(({ workplace }) => workplace === 'ONSITE')!;
  return [{ put: 'jobs', record: { ...job, title: 'Another title', workplace: 'HYBRID' } }];
};
const remote = ({ jobCatalogue }: Store) =>
  jobCatalogue.select({ where: { workplace: 'REMOTE' }, order: 'NEWEST' });

test('the first action of a person ends an answer that says whether the person is online', () => {
  expect(isCurrentAfter((store) => store.isOnline(reader), saveJob)).toBe(false);
  expect(isCurrentAfter((store) => store.isOnline('person-jiho-park'), saveJob)).toBe(true);
});

test('new skills of an account end its orders alone', () => {
  const learn = ({ people }: Store): Change[] => [
    { put: 'people', record: { ...people.get(reader)!, skills: ['Ceramics'] } },
  ];
  const readJobs = (store: Store) => store.jobCatalogue.select({ order: 'RELEVANCE' }).slice(0, 5);
  expect(isCurrentAfter((store) => readJobs(store.of(reader)), learn)).toBe(false);
  expect(isCurrentAfter(readJobs, learn)).toBe(true);
});

test('items without the wanted value end counts of other values, but not the list', () => {
  expect(isCurrentAfter((store) => remote(store).slice(0, 5), renameJob)).toBe(true);
  expect(isCurrentAfter((store) => remote(store).counts('workplace')('ONSITE'), renameJob)).toBe(false);
});

test('an answer ends when the store of its account leaves the memory', () => {
  const store = openStore(createSample(createClock(Date.now())), new Map(), recentStores);
  const reading = new Reading();
  const own = store.of(reader);
  reading.collect(() => own.unreadNotifications);
  expect(reading.isCurrent).toBe(true);
  for (let i = 0; i < 600; i += 1) store.of(`${reader}-${i}`);
  expect([reading.isCurrent, own.isOpen, store.of(reader).isOpen]).toEqual([false, false, true]);
});

test('a query of a store that has left the memory reads everything', async () => {
  const store = openStore(createSample(createClock(Date.now())), new Map(), recentStores);
  const own = store.of(reader);
  for (let i = 0; i < 600; i += 1) store.of(`${reader}-${i}`);
  const reading = new Reading();
  const query = '{ topJob { id } }';
  const compiled = createCompiledQueries(schema, { query });
  expect(await compiled.execute({ query, variables: {} }, createContext(own), reading)).not.toBeNull();
  store.change(...saveJob(store));
  expect(reading.isCurrent).toBe(false);
});

test('a query that returns a promise reads everything', async () => {
  expect(isCurrentAfter(() => Promise.resolve(), saveJob)).toBe(false);
});
