import { expect, test, vi } from 'vitest';
import { writeStored } from '../session/storage.ts';
import { conditionsKey } from './conditionsKey.ts';
import {
  isIdle,
  sendUnderConditions,
  storeConditions,
  storedConditions,
  withEmptyLists,
} from './networkConditions.ts';

const { signal } = new AbortController();
const send = () => Promise.resolve(new Response('{"data":{"a":1,"b":2}}'));

test('empty lists: connections and lists of objects with an id are empty, other lists stay', () => {
  const pageInfo = { hasNextPage: true, hasPreviousPage: true, startCursor: 'a', endCursor: 'b' };
  const connection = {
    __typename: 'JobConnection',
    totalCount: 9,
    advertisedCount: 1_241_835,
    nodes: [{ id: 'a' }],
    pageInfo,
    facets: { workplace: [{ value: 'any', label: 'Any', count: 9 }] },
  };
  const answer = withEmptyLists({ data: { jobs: connection, picks: [{ id: 'a' }], job: { skills: ['x'] } } });
  const end = { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null };
  expect(answer).toEqual({
    data: {
      jobs: { ...connection, totalCount: 0, advertisedCount: 0, nodes: [], pageInfo: end },
      picks: [],
      job: { skills: ['x'] },
    },
  });
});

test('the conditions of an operation replace those of all operations', async () => {
  storeConditions({ all: { failure: 'connection' }, operations: { A: {}, B: { failure: 'partial' } } });
  const ask = (name: string) => sendUnderConditions(send, name, signal);
  await expect(ask('C')).rejects.toThrow('Failed to fetch');
  expect(await (await ask('A')).json()).toEqual({ data: { a: 1, b: 2 } });
  const partial = { data: { a: null, b: 2 }, errors: [{ message: 'Simulated failure', path: ['a'] }] };
  expect(await (await ask('B')).json()).toEqual(partial);
});

test('a delayed request ends at once when it is aborted', async () => {
  vi.useFakeTimers();
  try {
    storeConditions({ all: { delay: 5_000 } });
    const controller = new AbortController();
    const sent = vi.fn<typeof send>(send);
    const first = sendUnderConditions(sent, 'A', signal);
    const aborted = sendUnderConditions(sent, 'A', controller.signal).catch((error: unknown) =>
      String(error),
    );
    controller.abort();
    expect(await aborted).toMatch(/abort/i);
    expect(sent).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(5_000);
    expect((await first).status).toBe(200);
  } finally {
    vi.useRealTimers();
  }
});

test.each([
  'null',
  '5',
  '"text"',
  '[1]',
  '{',
  '{"all":5,"operations":{"A":null}}',
  '{"operations":7}',
  '{"all":{"failure":"bogus","delay":1e12,"empty":"yes"}}',
  '{"all":{"failure":5}}',
  '{"all":5,"operations":[1]}',
  '{"all":[{"failure":"status"}]}',
  '{"operations":{"__proto__":{"failure":"status"},"":{"failure":"status"},"A B":{"failure":"status"}}}',
])('the stored text %s simulates nothing', async (text) => {
  writeStored(conditionsKey, text);
  expect(isIdle(storedConditions())).toBe(true);
  expect(Object.keys(storedConditions().operations ?? {})).toEqual([]);
  expect((await sendUnderConditions(send, 'A', signal)).status).toBe(200);
});

test('an operation without conditions is named only under conditions of all operations', () => {
  const operations = { A: {}, B: { failure: 'partial' }, C: null };
  writeStored(conditionsKey, JSON.stringify({ operations }));
  expect(storedConditions().operations).toEqual({ B: { failure: 'partial' } });
  writeStored(conditionsKey, JSON.stringify({ all: { empty: true }, operations }));
  expect(storedConditions().operations).toEqual({ A: {}, B: { failure: 'partial' } });
});

test('conditions without an effect are not stored', () => {
  storeConditions({ all: { empty: false, delay: 0 }, operations: { A: {} } });
  expect(sessionStorage.getItem(conditionsKey)).toBeNull();
});

test('a request without a response is sent again when the conditions are turned off', async () => {
  storeConditions({ all: { failure: 'timeout' } });
  const sent = vi.fn<typeof send>(send);
  const answer = sendUnderConditions(sent, 'A', signal);
  expect(sent).not.toHaveBeenCalled();
  storeConditions({});
  expect((await answer).status).toBe(200);
});
