import type { ApolloServer, GraphQLRequest } from '@apollo/server';
import express from 'express';
import { expect, test } from 'vitest';
import { createApolloServer } from '../apollo.ts';
import type { Context } from '../context.ts';
import { createStore } from '../store.ts';
import { bareAssets } from '../testing/bareAssets.ts';
import { serve } from '../testing/serve.ts';
import { pages } from './pages.ts';

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
