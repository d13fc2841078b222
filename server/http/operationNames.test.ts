import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp, type App } from '../app.ts';
import { errorsOf, serve, type Served } from '../testing/serve.ts';
import { sourceAssets } from '../testing/servePages.ts';

let app: App;
let served: Served;
beforeAll(async () => {
  app = await createApp(sourceAssets);
  served = await serve(app.handler);
});
afterAll(async () => {
  await served.close();
  await app.stop();
});

test.each([
  ['another name', { query: 'query A { viewer { id } }', operationName: 'Z' }],
  ['no name', { query: 'query A { viewer { id } } query B { topJob { id } }' }],
  ['an empty name', { query: '{ viewer { id } }', operationName: '' }],
])('a text that has no operation of the wanted name is refused: %s', async (_name, body) => {
  for (const _use of [1, 2]) {
    const reply = await served.post(body);
    expect(reply.status).toBe(400);
    expect(errorsOf(reply)[0]?.message).toMatch(/Unknown operation named|Must provide operation name/);
  }
  const reply = await served.ask(`/graphql?${new URLSearchParams(body).toString()}`, {
    headers: { 'apollo-require-preflight': 'true' },
  });
  expect(reply.status).toBe(400);
});
