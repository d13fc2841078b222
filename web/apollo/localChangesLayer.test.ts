import { gql, InMemoryCache } from '@apollo/client';
import { expect, test, vi } from 'vitest';
import { localChangesLayer } from './localChangesLayer.ts';

const jobQuery = gql`
  query ($id: ID!) {
    job(id: $id) {
      id
      saved
      applicants
    }
  }
`;
const savedFragment = gql`
  fragment Saved on Job {
    id
    saved
  }
`;
const job = (fields: object) => ({ __typename: 'Job', id: 'a', saved: false, applicants: 5, ...fields });
const options = { query: jobQuery, variables: { id: 'a' } };
/** The server answers: what it says goes below the layer. */
const answer = (cache: InMemoryCache, fields: object) =>
  cache.writeQuery({ ...options, data: { job: job(fields) } });
const save = (saved: boolean) => (cache: Pick<InMemoryCache, 'writeFragment'>) =>
  void cache.writeFragment({
    id: 'Job:a',
    fragment: savedFragment,
    data: { __typename: 'Job', id: 'a', saved },
  });
const read = (cache: InMemoryCache) =>
  cache.readQuery<{ job: object }>({ ...options, optimistic: true })?.job;

function begin() {
  const cache = new InMemoryCache();
  answer(cache, {});
  return { cache, layer: localChangesLayer(cache) };
}

test('what the tab has changed stays, whatever the server says later', () => {
  const { cache, layer } = begin();
  layer.add(save(true));
  answer(cache, { saved: false });
  layer.renew();
  expect(read(cache)).toEqual(job({ saved: true }));
});

test('what the tab has not changed follows the server, also in an object that it has changed', () => {
  const { cache, layer } = begin();
  layer.add(save(true));
  answer(cache, { applicants: 6 });
  // Apollo's layers hold whole objects: hence `renew`.
  expect(read(cache)).toEqual(job({ saved: true, applicants: 5 }));
  layer.renew();
  expect(read(cache)).toEqual(job({ saved: true, applicants: 6 }));
});

test('fields that the server brings later shine through at once', () => {
  const { cache, layer } = begin();
  layer.add(save(true));
  const title = gql`
    query {
      job(id: "a") {
        id
        title
        saved
      }
    }
  `;
  cache.writeQuery({ query: title, data: { job: { __typename: 'Job', id: 'a', title: 'T', saved: false } } });
  expect(cache.readQuery({ query: title, optimistic: true })).toMatchObject({
    job: { title: 'T', saved: true },
  });
});

test('a change reads all that the tab has changed before, without an option', () => {
  const { cache, layer } = begin();
  layer.add(save(true));
  let seen: unknown;
  layer.add((proxy) => {
    seen = proxy.readQuery(options);
  });
  expect(seen).toEqual({ job: job({ saved: true }) });
  // The server's word stays readable beside it: what is sent as a page holds nothing of a tab.
  expect(cache.readQuery(options)).toEqual({ job: job({ saved: false }) });
  expect(cache.extract()['Job:a']).toMatchObject({ saved: false });
});

test('a change that throws leaves nothing behind', () => {
  const { cache, layer } = begin();
  expect(() =>
    layer.add((proxy) => {
      save(true)(proxy);
      throw new Error('No.');
    }),
  ).toThrow('No.');
  layer.renew();
  expect(read(cache)).toEqual(job({ saved: false }));
});

test("a real mutation's own optimistic layer comes and goes above and below", () => {
  const { cache, layer } = begin();
  layer.add(save(true));
  const bump = (by: number) => (proxy: Pick<InMemoryCache, 'modify'>) =>
    void proxy.modify({ id: 'Job:a', fields: { applicants: (n: number) => n + by } });
  cache.recordOptimisticTransaction((proxy) => bump(1)(proxy), 'mutation');
  expect(read(cache)).toEqual(job({ saved: true, applicants: 6 }));
  layer.renew();
  expect(read(cache)).toEqual(job({ saved: true, applicants: 6 }));
  cache.batch({ update: (proxy) => bump(2)(proxy), optimistic: false });
  cache.removeOptimistic('mutation');
  layer.renew();
  expect(read(cache)).toEqual(job({ saved: true, applicants: 7 }));
});

test('who watches learns of each change once, and of a renewal only what differs', () => {
  const { cache, layer } = begin();
  const seen = vi.fn<(saved: unknown) => void>();
  cache.watch({
    ...options,
    optimistic: true,
    callback: ({ result }) => seen((result as { job: { saved: boolean } }).job.saved),
  });
  layer.add(save(true));
  layer.renew();
  layer.add(save(false));
  layer.renew();
  expect(seen.mock.calls).toEqual([[true], [false]]);
});

test('collecting garbage keeps the layer', () => {
  const { cache, layer } = begin();
  layer.add(save(true));
  cache.gc();
  expect(read(cache)).toEqual(job({ saved: true }));
});

test('five hundred changes are made anew within a frame or two', () => {
  const { cache, layer } = begin();
  const other = gql`
    fragment Other on Job {
      id
      saved
      applicants
    }
  `;
  for (let i = 0; i < 500; i++)
    layer.add((proxy) => {
      const data = { __typename: 'Job', id: `${i}`, saved: true, applicants: i };
      proxy.writeFragment({ id: `Job:${i}`, fragment: other, data });
    });
  const start = process.cpuUsage();
  layer.renew();
  const { user, system } = process.cpuUsage(start);
  // Microseconds of the processor, which a busy machine makes no more of. About 10 ms; the bound only catches what
  // grows with the square.
  expect(user + system).toBeLessThan(500_000);
  expect(cache.readFragment({ id: 'Job:499', fragment: other, optimistic: true })).toMatchObject({
    saved: true,
    applicants: 499,
  });
});
