import { expect, test } from 'vitest';
import { createContext } from './context.ts';
import { hideDangling } from './hideDangling.ts';
import { createSample, type Data, type Table } from './sample.ts';
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
const faultsOf = (data: Data) => [...walk(schema, createContext(openStore(data), start)).faults];

/** Removes records, as a damaged database lacks them. The account's person stays. */
function remove(data: Data, table: Table, ids: Iterable<string>): void {
  for (const id of ids) if (id !== data.viewer.id) data[table].delete(id);
}

test('complete data is shown completely', () => {
  const data = createData();
  expect(hideDangling(data)).toEqual([]);
  expect(data).toEqual(createData());
});

for (const table of tables)
  test(`without any record of '${table}' each field of each other object has a value`, () => {
    const data = createData();
    remove(data, table, [...data[table].keys()]);
    hideDangling(data);
    expect(faultsOf(data)).toEqual([]);
  });

for (const place of [0.2, 0.5, 0.8])
  test(`without one record of each table, at ${place}, each field of each other object has a value`, () => {
    const data = createData();
    for (const table of tables) {
      const ids = [...data[table].keys()];
      remove(data, table, ids.slice(Math.floor(ids.length * place)).slice(0, 1));
    }
    hideDangling(data);
    expect(faultsOf(data)).toEqual([]);
  });

test('a missing record hides those that refer to it, and no other', () => {
  const data = createData();
  const before = createData();
  const post = [...data.posts.values()].find(({ replies }) => replies.length > 0);
  const [reply] = post!.replies;
  data.people.delete(reply!.authorId);
  const hidden = hideDangling(data);
  expect(hidden).toContain(
    `A record of 'posts', '${post!.id}', refers to '${reply!.authorId}', which does not exist.`,
  );
  expect(data.posts.get(post!.id)?.replies).toEqual(
    post!.replies.filter(({ authorId }) => authorId !== reply!.authorId),
  );
  const gone = tables.flatMap((table) =>
    table === 'people'
      ? []
      : [...before[table].keys()].filter((id) => !data[table].has(id)).map((id) => `'${table}', '${id}'`),
  );
  expect(gone.filter((one) => !hidden.some((sentence) => sentence.includes(one)))).toEqual([]);
  expect(data.posts.size).toBe(
    [...before.posts.values()].filter(({ authorId }) => authorId !== reply!.authorId).length,
  );
});

test('marks of missing objects are not counted', () => {
  const data = createData();
  const [job] = data.jobs.keys();
  data.marks.savedJobs.add(job!).add('job-missing');
  hideDangling(data);
  expect([...data.marks.savedJobs]).toEqual([job]);
});

test('data without the person of the account is refused', () => {
  const data = createData();
  data.people.delete(data.viewer.id);
  expect(() => hideDangling(data)).toThrow("The person of the account, 'person-maren-holt', does not exist.");
});
