import { afterEach, beforeEach, expect, test } from 'vitest';
import { createApp, type App } from '../app.ts';
import { readSettings } from '../http/settings.ts';
import { createLiveInMemory } from '../testing/openLiveInMemory.ts';
import { serve, type Reply, type Served } from '../testing/serve.ts';
import { sourceAssets } from '../testing/servePages.ts';
import type { ActionLine } from './actionLog.ts';
import { mutation } from './testing/inputs.ts';

let app: App;
let served: Served;
let problem: string | undefined;
const seen: number[] = [];
const lines: ActionLine[] = [];
beforeEach(async () => {
  problem = undefined;
  lines.length = 0;
  const live = {
    ...createLiveInMemory(),
    caughtUp: async (seq: number) => void seen.push(seq),
    problem: async () => problem,
  };
  const settings = readSettings({ CORS_ORIGINS: 'http://localhost:5173,http://localhost:5174+cookies' });
  app = await createApp(sourceAssets, settings, { live, logAction: (line) => void lines.push(line) });
  served = await serve(app.handler);
});
afterEach(async () => {
  await served.close();
  await app.stop();
});

const browser = { headers: { accept: 'text/html' } };
const parsed = ({ text }: Reply): unknown => JSON.parse(text);

const save = {
  query: mutation('setJobSaved', { jobId: 'job-brand-designer', saved: true }, 'job { saved }'),
};
const saved = { query: '{ viewer { items { savedJobCount } } }' };

test('an action is answered and stored, and the next query has it', async () => {
  expect(parsed(await served.post(saved))).toEqual({ data: { viewer: { items: { savedJobCount: 0 } } } });
  const answer = await served.post(save);
  expect(parsed(answer)).toEqual({
    data: { setJobSaved: { job: { saved: true }, userErrors: [] } },
    extensions: { seq: 2 },
  });
  expect(parsed(await served.post(saved))).toEqual({ data: { viewer: { items: { savedJobCount: 1 } } } });
});

test('the log has a line for each action, without what its input says', async () => {
  const actionId = '0f8fad5b-d9cb-469f-a165-70867728950e';
  const post = { query: mutation('createPost', { content: 'A private matter' }, 'post { id }') };
  for (const _ of [1, 2]) await served.post(post, { 'x-action': actionId });
  await served.post({ query: mutation('createPost', { content: ' ' }, 'post { id }') });
  await served.post({ query: '{ viewer { id } }' });
  const given = { ms: expect.any(Number) as number, requestId: expect.any(String) as string };
  const line = { action: 'createPost', account: 'person-maren-holt', ...given };
  expect(lines).toEqual([
    { ...line, actionId, outcome: 'done', seq: 2 },
    { ...line, actionId, outcome: 'repeated', seq: 2 },
    { ...line, actionId: expect.any(String) as string, outcome: 'refused', code: 'REQUIRED' },
  ]);
});

test('a page has what an action has changed', async () => {
  const post = mutation('createPost', { content: 'Written before the page was read' }, 'post { id }');
  await served.post({ query: post });
  expect((await served.ask('/', browser)).text).toContain('Written before the page was read');
});

test('x-action repeats an action, and x-seen waits for an entry', async () => {
  const post = { query: mutation('createPost', { content: 'Once' }, 'post { id }') };
  const headers = { 'x-action': '0b0b0b0b-1111-4222-8333-444444444444' };
  const first = await served.post(post, headers);
  expect(parsed(await served.post(post, headers))).toEqual(parsed(first));
  const capitals = { 'x-action': headers['x-action'].toUpperCase() };
  expect(parsed(await served.post(post, capitals))).toEqual(parsed(first));
  // Something else than a number of an entry would wait for the longest time.
  for (const value of ['2', '', 'two', '-1', '1e3', '9'.repeat(16)])
    await served.post(saved, { 'x-seen': value });
  expect(seen).toEqual([2]);
});

test('a page of another site cannot run an action', async () => {
  const answer = await served.post(save, { origin: 'https://evil.example' });
  expect(answer.status).toBe(403);
  expect(parsed(answer)).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });
  expect(parsed(await served.post(saved))).toEqual({ data: { viewer: { items: { savedJobCount: 0 } } } });
  const { host } = new URL(served.origin);
  expect((await served.post(save, { origin: `http://${host}` })).status).toBe(200);
});

test('a page of CORS_ORIGINS reads responses; one that may send cookies runs actions, too', async () => {
  for (const [origin, cookies, status] of [
    ['http://localhost:5173', undefined, 403],
    ['http://localhost:5174', 'true', 200],
  ] as const) {
    const read = await served.post(saved, { origin });
    expect(read.headers).toMatchObject({
      'access-control-allow-origin': origin,
      vary: expect.stringContaining('origin') as string,
    });
    expect(read.headers['access-control-allow-credentials']).toBe(cookies);
    expect((await served.post(save, { origin })).status).toBe(status);
  }
  for (const origin of ['http://localhost:5175', 'null', 'constructor'])
    expect((await served.post(saved, { origin })).headers['access-control-allow-origin']).toBeUndefined();
});

test('/readyz names the problem of the database', async () => {
  problem = 'The database does not answer.';
  const ready = await served.ask('/readyz');
  expect([ready.status, ready.text]).toEqual([503, problem]);
});

test('the explorer and the reference describe the actions as live', async () => {
  const sdl = (await served.ask('/graphql/schema.graphql')).text;
  expect(sdl).toContain('  createPost(');
  expect((await served.ask('/graphql/actions', browser)).text).toContain('answers and stores');
  expect((await served.ask('/graphql', browser)).text).toContain('stored by this server');
});
