import type { ApolloServer, GraphQLRequest } from '@apollo/server';
import express, {
  type NextFunction,
  type Request as HttpRequest,
  type Response as HttpResponse,
} from 'express';
import { afterEach, expect, test, vi } from 'vitest';
import { createApolloServer } from '../graphql/apollo.ts';
import { createApp, devAssets } from '../app.ts';
import type { Context } from '../data/context.ts';
import { createStore } from '../data/store.ts';
import { bareAssets } from '../testing/bareAssets.ts';
import { serve } from '../testing/serve.ts';
import { pages } from './pages.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('a page is cached for its minute and rendered again in the next', async () => {
  const start = 60_000 * 30_000_000;
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  let rendered = 0;
  const assets = {
    ...bareAssets,
    cacheable: true,
    finish: (_url: string, html: string) => {
      rendered += 1;
      return html;
    },
  };
  const served = await serve(
    express().use(
      pages({
        apollo: createApolloServer(),
        store: createStore(),
        assets,
        origin: 'https://workgrove.example',
      }),
    ),
  );
  const shownAge = async () => {
    const { text } = await served.ask('/notifications');
    return /\b5\dm ago/.exec(text)?.[0];
  };
  expect(await shownAge()).toBe('50m ago');
  vi.setSystemTime(start + 59_999);
  expect(await shownAge()).toBe('50m ago');
  expect(rendered).toBe(1);
  vi.setSystemTime(start + 60_000);
  expect(await shownAge()).toBe('51m ago');
  expect(rendered).toBe(2);
  await served.close();
});

test('while the page queue is full, /graphql and /healthz still respond', async () => {
  let release = (_html: string) => {};
  const blocked = new Promise<string>((resolve) => (release = resolve));
  const app = await createApp(devAssets(() => blocked));
  const served = await serve(app.handler);
  const controller = new AbortController();
  let rejected = 0;
  const requests = Array.from({ length: 220 }, (_, i) =>
    fetch(`${served.origin}/nope?${i}`, { signal: controller.signal }).then(
      () => (rejected += 1),
      () => {},
    ),
  );
  await expect.poll(() => rejected, { timeout: 15_000 }).toBe(19);
  const health = await served.ask('/healthz');
  expect([health.status, health.text]).toEqual([200, 'ok']);
  const answer = await served.post({ query: '{ viewer { id } }' });
  expect([answer.status, answer.text]).toEqual([
    200,
    '{"data":{"viewer":{"id":"account-person-maren-holt"}}}\n',
  ]);
  expect((await served.ask('/nope')).status).toBe(503);
  controller.abort();
  release('');
  await Promise.all(requests);
  await served.close();
  await app.stop();
});

test('one network address does not take the pages of others', async () => {
  const store = createStore();
  const apollo = Object.assign(Object.create(createApolloServer()) as ApolloServer<Context>, {
    executeOperation: () => new Promise<never>(() => {}),
  });
  const served = await serve(
    express().use(pages({ apollo, store, assets: bareAssets, origin: 'https://workgrove.example' })),
  );
  const controller = new AbortController();
  const refusals: string[] = [];
  const ask = (address: string | undefined, i: number) =>
    fetch(`${served.origin}/nope?${i}`, {
      signal: controller.signal,
      headers: address === undefined ? {} : { 'x-forwarded-for': address },
    }).then(
      ({ status }) => refusals.push(`${address} ${status}`),
      () => {},
    );
  const requests = Array.from({ length: 70 }, (_, i) => ask('203.0.113.1', i));
  await expect.poll(() => refusals.length, { timeout: 15_000 }).toBe(20);
  requests.push(...Array.from({ length: 51 }, (_, i) => ask('203.0.113.2', 100 + i)));
  await expect.poll(() => refusals.length, { timeout: 15_000 }).toBe(21);
  const ofThisMachine = Array.from({ length: 51 }, (_, i) => ask(undefined, 200 + i));
  requests.push(...ofThisMachine, ask('203.0.113.1', 300));
  await expect.poll(() => refusals.length, { timeout: 15_000 }).toBe(22);
  expect(new Set(refusals)).toEqual(new Set(['203.0.113.1 503', '203.0.113.2 503']));
  controller.abort();
  await Promise.all(requests);
  await served.close();
});

test('requests beyond the queue limit get a 503, and requests whose clients disconnect are aborted', async () => {
  const real = createApolloServer();
  let blocked = true;
  let started = 0;
  // Every page waits for its data until the test unblocks it.
  const executeOperation = (request: GraphQLRequest, options: { contextValue: Context }) => {
    started += 1;
    return blocked ? new Promise<never>(() => {}) : real.executeOperation(request, options);
  };
  const apollo = Object.assign(Object.create(real) as ApolloServer<Context>, { executeOperation });
  const failures: unknown[] = [];
  const served = await serve(
    express()
      .get('/healthz', (_req, res) => void res.send('ok'))
      .use(pages({ apollo, store: createStore(), assets: bareAssets, origin: 'https://workgrove.example' }))
      .use((error: unknown, _req: HttpRequest, _res: HttpResponse, _next: NextFunction) =>
        failures.push(error),
      ),
  );
  const controller = new AbortController();
  const rejected: Response[] = [];
  const requests = Array.from({ length: 220 }, (_, i) =>
    fetch(`${served.origin}/nope?${i}`, { signal: controller.signal }).then(
      (response) => rejected.push(response),
      () => {},
    ),
  );
  // One page renders and forty wait.
  await expect.poll(() => rejected.length, { timeout: 15_000 }).toBe(19);
  for (const { status, headers } of rejected)
    expect([status, headers.get('retry-after')]).toEqual([503, '3']);
  expect(await rejected[0]!.text()).toContain('<h1>Workgrove is busy</h1>');
  expect((await served.ask('/healthz')).text).toBe('ok');
  const before = started;
  controller.abort();
  await Promise.all(requests);
  blocked = false;
  expect((await served.ask('/nope')).status).toBe(404);
  // The forty queued pages never started: a page executes one or two operations.
  expect(started - before).toBeLessThan(10);
  // A client that disconnects is no failure.
  expect(failures).toEqual([]);
  await served.close();
});
