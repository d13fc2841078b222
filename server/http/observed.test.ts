import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { createApp, type App } from '../app.ts';
import { errorLog, linesOf } from '../testing/errorLog.ts';
import { createLiveInMemory } from '../testing/openLiveInMemory.ts';
import { errorsOf, serve, type Served } from '../testing/serve.ts';
import { sourceAssets } from '../testing/servePages.ts';
import { openEventStream } from '../live/testing/eventStream.ts';
import { mutation } from '../live/testing/inputs.ts';
import { readSettings } from './settings.ts';

const log = errorLog();
const token = 'a token for tests, 32 characters';
const assets = { ...sourceAssets, cacheable: true };
const page = { headers: { accept: 'text/html' } };
const news = { query: '{ news(first: 3) { title } }' };

let info: MockInstance<typeof console.log>;
let live: ReturnType<typeof createLiveInMemory>;
let app: App;
let served: Served;
beforeEach(async () => {
  info = vi.spyOn(console, 'log').mockImplementation(() => {});
  live = createLiveInMemory();
  app = await createApp(assets, readSettings({ METRICS_TOKEN: token }), { live });
  served = await serve(app.handler);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await served.close();
  await app.stop();
});

/** Makes reading the news throw. */
const breakNews = () =>
  Object.defineProperty(live.store, 'news', {
    get: () => {
      throw new Error('broken for ada.grove@example.com');
    },
  });

/** The value of each series of /metrics; the buckets of histograms are left out. */
async function readMetrics(): Promise<Record<string, number>> {
  const { text } = await served.ask('/metrics');
  const lines = text.split('\n').filter((line) => line.startsWith('workgrove') && !line.includes('_bucket'));
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  );
}

test('/metrics answers programs on this machine and those with the token; for others the path does not exist', async () => {
  const proxied = { 'x-forwarded-for': '203.0.113.9' };
  for (const [headers, status] of [
    [{}, 200],
    [proxied, 404],
    [{ ...proxied, authorization: `Bearer ${token}` }, 200],
    [{ ...proxied, authorization: `Bearer ${token}s` }, 404],
    [{ host: 'workgrove.example' }, 404],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one request after the other
    const reply = await served.ask('/metrics', { headers });
    expect([headers, reply.status, reply.text.includes('workgrove_request_seconds')]).toEqual([
      headers,
      status,
      status === 200,
    ]);
  }
  expect((await served.ask('/metrics')).headers['content-type']).toMatch(/^text\/plain; version=/);
});

test('/metrics counts requests by class, actions by outcome, kept pages and records, without paths', async () => {
  const before = await readMetrics();
  for (const path of ['/jobs?q=secret', '/jobs?q=secret', '/nowhere/secret', '/secret.png'])
    // oxlint-disable-next-line no-await-in-loop -- the second one is kept
    await served.ask(path, page);
  await served.post({ query: mutation('createPost', { content: 'Hello' }, 'post { id }') });
  await served.post({ query: mutation('createPost', { content: ' ' }, 'post { id }') });
  const stream = await openEventStream(served.origin);
  const after = await readMetrics();
  stream.close();
  const grown = Object.entries(after).filter(([name, value]) => value !== (before[name] ?? 0));
  const figures = Object.fromEntries(
    grown.map(([name, value]) => [name.replace('workgrove_', ''), value - (before[name] ?? 0)]),
  );
  expect(figures).toMatchObject({
    'request_seconds_count{route="page",status="200"}': 2,
    'request_seconds_count{route="page",status="404"}': 1,
    'request_seconds_count{route="file",status="404"}': 1,
    'request_seconds_count{route="graphql",status="200"}': 2,
    'request_seconds_count{route="probe",status="200"}': 1,
    'actions_total{action="createPost",outcome="done"}': 1,
    'actions_total{action="createPost",outcome="refused"}': 1,
    'pages_total{source="rendered"}': 3,
    'pages_total{source="kept"}': 1,
    'queue_wait_seconds_count{queue="turns"}': 3,
    'records{kind="posts"}': 1,
  });
  expect(after).toMatchObject({
    workgrove_event_streams: 1,
    workgrove_entries_behind: 0,
    'workgrove_queue_length{queue="turns"}': 0,
  });
  expect((await served.ask('/metrics')).text).not.toContain('secret');
});

test('a response has the id of its request, from the proxy on this machine or a new one', async () => {
  const idFor = async (id: string) =>
    (await served.ask('/healthz', { headers: { 'x-request-id': id } })).headers['x-request-id'];
  expect(await idFor('0f8fad5bd9cb469fa16570867728950e')).toBe('0f8fad5bd9cb469fa16570867728950e');
  for (const id of ['short', 'a"},{"level":"info', 'x'.repeat(65)])
    // oxlint-disable-next-line no-await-in-loop -- one request after the other
    expect(await idFor(id)).toMatch(/^[\da-f]{8}-[\da-f]{4}$/);
});

test('an unexpected error shows the id under which the log has it, without an address of a person', async () => {
  breakNews();
  const reply = await served.post(news);
  const id = reply.headers['x-request-id'] as string;
  expect(errorsOf(reply)).toMatchObject([{ extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: id } }]);
  expect(linesOf(log())).toEqual([
    expect.objectContaining({
      requestId: id,
      path: 'news',
      error: expect.stringContaining('broken for …') as string,
    }),
  ]);
  log().mockClear();
  const failed = await served.ask('/?q=secret', page);
  expect([
    failed.status,
    failed.text.includes(`Reference: ${String(failed.headers['x-request-id'])}`),
  ]).toEqual([500, true]);
  expect(linesOf(log()).at(-1)).toMatchObject({ requestId: failed.headers['x-request-id'], path: '/' });
  expect(JSON.stringify(log().mock.calls)).not.toMatch(/secret|ada\.grove/);
});

test('slow pages and operations are in the log by name, at most 60 in a minute', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 2_000));
  await served.ask('/terms?q=secret', page);
  await served.post({ ...news, query: `query News ${news.query}`, operationName: 'News' });
  await served.ask('/healthz');
  const slow = linesOf(info, 'warn');
  expect(slow).toMatchObject([{ path: '/terms' }, { operation: 'News' }]);
  expect(JSON.stringify(slow)).not.toContain('secret');
  for (let i = 0; i < 60; i += 1)
    // oxlint-disable-next-line no-await-in-loop -- one request after the other
    await served.post(news);
  expect(linesOf(info, 'warn')).toHaveLength(60);
  vi.setSystemTime(Date.now() + 60_000);
  await served.post(news);
  expect(linesOf(info, 'warn').at(-1)).toMatchObject({ operation: 'unnamed' });
  expect(linesOf(info, 'warn')).toHaveLength(61);
  vi.useRealTimers();
});
