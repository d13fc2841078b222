import type { ApolloServer, GraphQLRequest } from '@apollo/server';
import express from 'express';
import { afterEach, expect, test, vi } from 'vitest';
import { createApolloServer } from '../apollo.ts';
import { createApp, devAssets } from '../app.ts';
import type { Context } from '../context.ts';
import { createStore } from '../store.ts';
import { bareAssets } from '../testing/bareAssets.ts';
import { serve } from '../testing/serve.ts';
import { pages } from './pages.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('a page is kept for its minute, and rendered anew in the next', async () => {
  const start = 60_000 * 30_000_000;
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  let rendered = 0;
  const assets = {
    ...bareAssets,
    lasting: true,
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
  const ageTold = async () => {
    const { text } = await served.ask('/notifications');
    return /\b5\dm ago/.exec(text)?.[0];
  };
  expect(await ageTold()).toBe('50m ago');
  vi.setSystemTime(start + 59_999);
  expect(await ageTold()).toBe('50m ago');
  expect(rendered).toBe(1);
  vi.setSystemTime(start + 60_000);
  expect(await ageTold()).toBe('51m ago');
  expect(rendered).toBe(2);
  await served.close();
});

test('while as many pages are asked for as can wait, /graphql and /healthz answer', async () => {
  let letGo = (_html: string) => {};
  const held = new Promise<string>((resolve) => (letGo = resolve));
  const app = await createApp(devAssets(() => held));
  const served = await serve(app.handler);
  const gone = new AbortController();
  let turnedAway = 0;
  const asked = Array.from({ length: 60 }, (_, i) =>
    fetch(`${served.origin}/nope?${i}`, { signal: gone.signal }).then(
      () => (turnedAway += 1),
      () => {},
    ),
  );
  await expect.poll(() => turnedAway, { timeout: 15_000 }).toBe(19);
  const health = await served.ask('/healthz');
  expect([health.status, health.text]).toEqual([200, 'ok']);
  const answer = await served.post({ query: '{ viewer { id } }' });
  expect([answer.status, answer.text]).toEqual([200, '{"data":{"viewer":{"id":"person-maren-holt"}}}\n']);
  expect((await served.ask('/nope')).status).toBe(503);
  gone.abort();
  letGo('');
  await Promise.all(asked);
  await served.close();
  await app.stop();
});

test('of very many pages asked for at once the last are turned away; those whose readers leave are given up', async () => {
  const real = createApolloServer();
  let held = true;
  let begun = 0;
  // Every page waits for its data until the test lets it go.
  const executeOperation = (request: GraphQLRequest, options: { contextValue: Context }) => {
    begun += 1;
    return held ? new Promise<never>(() => {}) : real.executeOperation(request, options);
  };
  const apollo = Object.assign(Object.create(real) as ApolloServer<Context>, { executeOperation });
  const served = await serve(
    express()
      .get('/healthz', (_req, res) => void res.send('ok'))
      .use(pages({ apollo, store: createStore(), assets: bareAssets, origin: 'https://workgrove.example' })),
  );
  const gone = new AbortController();
  const turnedAway: Response[] = [];
  const asked = Array.from({ length: 60 }, (_, i) =>
    fetch(`${served.origin}/nope?${i}`, { signal: gone.signal }).then(
      (response) => turnedAway.push(response),
      () => {},
    ),
  );
  // One is made and forty wait.
  await expect.poll(() => turnedAway.length, { timeout: 15_000 }).toBe(19);
  for (const { status, headers } of turnedAway)
    expect([status, headers.get('retry-after')]).toEqual([503, '3']);
  expect(await turnedAway[0]!.text()).toContain('<h1>Workgrove is busy</h1>');
  expect((await served.ask('/healthz')).text).toBe('ok');
  const before = begun;
  gone.abort();
  await Promise.all(asked);
  held = false;
  expect((await served.ask('/nope')).status).toBe(404);
  // The forty were never begun: a page asks one or two operations.
  expect(begun - before).toBeLessThan(10);
  await served.close();
});
