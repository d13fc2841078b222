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
/** Writes a server response, which goes below the layer. */
const writeServerData = (cache: InMemoryCache, fields: object) =>
  cache.writeQuery({ ...options, data: { job: job(fields) } });
const save = (saved: boolean) => (cache: Pick<InMemoryCache, 'writeFragment'>) =>
  void cache.writeFragment({
    id: 'Job:a',
    fragment: savedFragment,
    data: { __typename: 'Job', id: 'a', saved },
  });
const read = (cache: InMemoryCache) =>
  cache.readQuery<{ job: object }>({ ...options, optimistic: true })?.job;

function createLayer() {
  const cache = new InMemoryCache();
  writeServerData(cache, {});
  return { cache, layer: localChangesLayer(cache) };
}

test('a local change survives later server responses', () => {
  const { cache, layer } = createLayer();
  layer.add(save(true));
  writeServerData(cache, { saved: false });
  layer.renew();
  expect(read(cache)).toEqual(job({ saved: true }));
});

test('a field without a local change follows the server, even in a changed object', () => {
  const { cache, layer } = createLayer();
  layer.add(save(true));
  writeServerData(cache, { applicants: 6 });
  // Apollo's layers hold complete objects, so `renew` is needed.
  expect(read(cache)).toEqual(job({ saved: true, applicants: 5 }));
  layer.renew();
  expect(read(cache)).toEqual(job({ saved: true, applicants: 6 }));
});

test('fields that the server sends later are visible at once', () => {
  const { cache, layer } = createLayer();
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

test('a change reads all earlier local changes without an option', () => {
  const { cache, layer } = createLayer();
  layer.add(save(true));
  let seen: unknown;
  layer.add((proxy) => {
    seen = proxy.readQuery(options);
  });
  expect(seen).toEqual({ job: job({ saved: true }) });
  // The server's data stays readable without the layer: the rendered page contains no local changes.
  expect(cache.readQuery(options)).toEqual({ job: job({ saved: false }) });
  expect(cache.extract()['Job:a']).toMatchObject({ saved: false });
});

test('a change that throws stores nothing', () => {
  const { cache, layer } = createLayer();
  expect(() =>
    layer.add((proxy) => {
      save(true)(proxy);
      throw new Error('No.');
    }),
  ).toThrow('No.');
  layer.renew();
  expect(read(cache)).toEqual(job({ saved: false }));
});

test('the optimistic layer of a real mutation does not disturb the layer of local changes', () => {
  const { cache, layer } = createLayer();
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

test('a watcher is notified of each change once, and of a rebuild only when its result differs', () => {
  const { cache, layer } = createLayer();
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

test('garbage collection keeps the layer', () => {
  const { cache, layer } = createLayer();
  layer.add(save(true));
  cache.gc();
  expect(read(cache)).toEqual(job({ saved: true }));
});

test('the layer rebuilds five hundred changes in a few frames', () => {
  const { cache, layer } = createLayer();
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
  // CPU time in microseconds, so that a busy machine does not matter. About 10 ms; the bound catches quadratic
  // growth.
  expect(user + system).toBeLessThan(500_000);
  expect(cache.readFragment({ id: 'Job:499', fragment: other, optimistic: true })).toMatchObject({
    saved: true,
    applicants: 499,
  });
});
