import { expect, test } from 'vitest';
import { createApp } from './app.ts';
import { bareAssets } from './testing/bareAssets.ts';
import { serve } from './testing/serve.ts';
import { serveApp } from './testing/serveApp.ts';
import { sourceAssets } from './testing/servePages.ts';

const served = serveApp(sourceAssets);

test('/healthz responds ok and /readyz responds ready', async () => {
  const health = await served.ask('/healthz');
  expect([health.status, health.text]).toEqual([200, 'ok']);
  const ready = await served.ask('/readyz');
  expect([ready.status, ready.text]).toEqual([200, 'ready']);
  expect(ready.headers['content-type']).toBe('text/plain; charset=utf-8');
});

test('while it builds indexes and compiles queries, /readyz responds 503, and operations are answered', async () => {
  const app = await createApp(bareAssets);
  const starting = await serve(app.handler);
  const warm = app.warmUp();
  expect(await starting.ask('/readyz')).toMatchObject({ status: 503, text: 'starting' });
  expect((await starting.post({ query: '{ jobs { totalCount } }' })).status).toBe(200);
  await warm;
  expect(await starting.ask('/readyz')).toMatchObject({ status: 200, text: 'ready' });
  await starting.close();
  await app.stop();
});

test('only the exact address /readyz is answered, as a proxy hides no other', async () => {
  for (const path of ['/READYZ', '/readyz/'])
    // oxlint-disable-next-line no-await-in-loop -- one request after the other
    expect((await served.ask(path)).status).toBe(404);
});

test('while the server drains, /readyz responds 503, and /healthz and /graphql still respond 200', async () => {
  const app = await createApp(bareAssets);
  const draining = await serve(app.handler);
  const keepAlive = { headers: { connection: 'keep-alive' } };
  expect((await draining.ask('/healthz', keepAlive)).headers.connection).toBe('keep-alive');
  app.drain();
  const ready = await draining.ask('/readyz', keepAlive);
  expect([ready.status, ready.text]).toEqual([503, 'stopping']);
  expect((await draining.ask('/healthz')).status).toBe(200);
  const answer = await draining.post({ query: '{ viewer { id } }' });
  expect(answer.status).toBe(200);
  for (const { headers } of [ready, answer]) expect(headers.connection).toBe('close');
  await draining.close();
  await app.stop();
});

for (const path of [
  '/missing.js',
  '/assets/index-12345678.js',
  '/favicon.ico',
  '/.env',
  '/a/b.c/d.txt',
  '//evil.example',
  '/\\evil.example',
])
  test(`404 ${path} is a missing file and renders no page`, async () => {
    const { status, text, headers } = await served.ask(path);
    expect(status).toBe(404);
    expect(text).toBe('Not found.');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  });

for (const [method, path] of [
  ['POST', '/'],
  ['PUT', '/jobs'],
  ['DELETE', '/'],
  ['OPTIONS', '/nope'],
] as const)
  test(`404 ${method} ${path} is not a page`, async () => {
    const { status, text } = await served.ask(path, { method });
    expect(status).toBe(404);
    expect(text).toBe('Not found.');
  });

test('every kind of response has the security headers', async () => {
  const responses = {
    page: await served.ask('/'),
    'unknown page': await served.ask('/nope'),
    'missing file': await served.ask('/missing.js'),
    health: await served.ask('/healthz'),
    readiness: await served.ask('/readyz'),
    data: await served.post({ query: '{ viewer { id } }' }),
    'refused data': await served.post({ query: '{ wrong }' }),
    'too large': await served.post({ query: ' '.repeat(200_000) }),
    'wrong type': await served.ask('/graphql', { method: 'POST', body: 'x' }),
    'wrong method': await served.ask('/', { method: 'POST' }),
    explorer: await served.ask('/graphql', { headers: { accept: 'text/html' } }),
    'broken page': await served.ask('/%'),
  };
  const policy = expect.stringContaining("frame-ancestors 'none'") as string;
  expect(responses.data.headers['content-security-policy']).toBe(
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  );
  for (const [kind, { headers }] of Object.entries(responses)) {
    expect({ kind, ...headers }).toMatchObject({
      kind,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      // This test uses the development assets, and Vite's inline scripts rule out a policy on pages.
      ...(!kind.endsWith('page') && { 'content-security-policy': policy }),
    });
    expect(headers).not.toHaveProperty('x-powered-by');
  }
});

test('no other site may read a response', async () => {
  const { headers } = await served.post({ query: '{ viewer { id } }' }, { origin: 'https://evil.example' });
  expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
});
