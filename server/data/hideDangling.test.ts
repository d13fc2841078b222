import { expect, test } from 'vitest';
import { createContext } from './context.ts';
import { hideDangling } from './hideDangling.ts';
import { createSample, type Sample, type Table } from './sample.ts';
import { schema } from '../graphql/schema.ts';
import { createClock } from '../shared/time.ts';
import { openStore } from './store.ts';
import { walk } from '../testing/walk.ts';

const start = Date.now();
const createData = () => createSample(createClock(start));
const tables = Object.entries(createData()).flatMap(([name, stored]) =>
  stored instanceof Map ? [name as Table] : [],
);

/** Everything that is wrong with any field of any object. */
const faultsOf = (sample: Sample) => [...walk(schema, createContext(openStore(sample), start)).faults];

/** Removes records, as a damaged database lacks them. The account's person stays. */
function remove(sample: Sample, table: Table, ids: Iterable<string>): void {
  for (const id of ids) if (id !== sample.viewer.id) sample[table].delete(id);
}

test('complete data is shown completely', () => {
  const sample = createData();
  expect(hideDangling(sample)).toEqual([]);
  expect(sample).toEqual(createData());
});

for (const table of tables)
  test(`without any record of '${table}' each field of each other object has a value`, () => {
    const sample = createData();
    remove(sample, table, [...sample[table].keys()]);
    hideDangling(sample);
    expect(faultsOf(sample)).toEqual([]);
  });

for (const place of [0.2, 0.5, 0.8])
  test(`without one record of each table, at ${place}, each field of each other object has a value`, () => {
    const sample = createData();
    for (const table of tables) {
      const ids = [...sample[table].keys()];
      remove(sample, table, ids.slice(Math.floor(ids.length * place)).slice(0, 1));
    }
    hideDangling(sample);
    expect(faultsOf(sample)).toEqual([]);
  });

test('a missing record hides those that refer to it, and no other', () => {
  const sample = createData();
  const before = createData();
  const post = [...sample.posts.values()].find(({ replies }) => replies.length > 0);
  const [reply] = post!.replies;
  sample.people.delete(reply!.authorId);
  const hidden = hideDangling(sample);
  expect(hidden).toContain(
    `A record of 'posts', '${post!.id}', refers to '${reply!.authorId}', which does not exist.`,
  );
  expect(sample.posts.get(post!.id)?.replies).toEqual(
    post!.replies.filter(({ authorId }) => authorId !== reply!.authorId),
  );
  const gone = tables.flatMap((table) =>
    table === 'people'
      ? []
      : [...before[table].keys()].filter((id) => !sample[table].has(id)).map((id) => `'${table}', '${id}'`),
  );
  expect(gone.filter((one) => !hidden.some((sentence) => sentence.includes(one)))).toEqual([]);
  expect(sample.posts.size).toBe(
    [...before.posts.values()].filter(({ authorId }) => authorId !== reply!.authorId).length,
  );
});

test('marks of missing objects are not counted', () => {
  const sample = createData();
  const [job] = sample.jobs.keys();
  sample.marks.savedJobs.add(job!).add('job-missing');
  hideDangling(sample);
  expect([...sample.marks.savedJobs]).toEqual([job]);
});

test('data without the person of the account is refused', () => {
  const sample = createData();
  sample.people.delete(sample.viewer.id);
  expect(() => hideDangling(sample)).toThrow(
    "The person of the account, 'person-maren-holt', does not exist.",
  );
});
