import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createApp } from '../app.ts';
import type { Change } from '../data/changes.ts';
import { readSettings } from '../http/settings.ts';
import { createLiveInMemory } from '../testing/openLiveInMemory.ts';
import { openLiveInMemory } from '../testing/openLiveInMemory.ts';
import { serve } from '../testing/serve.ts';
import { sourceAssets } from '../testing/servePages.ts';
import { createEvents, maxPerAccount } from './events.ts';
import type { Live } from './live.ts';
import { change, newPost } from './testing/actions.ts';
import { openEventStream, type EventStream } from './testing/eventStream.ts';
import { mutation } from './testing/inputs.ts';
import { onEachDatabase } from './testing/onEachDatabase.ts';

const closings: (() => Promise<unknown> | void)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0).toReversed())
    // oxlint-disable-next-line no-await-in-loop -- a server closes after its streams
    await close();
});

/** Serves the events of live data. The query `as` names the account; without it the request is a guest's. */
async function serveEvents(live: Live, settings: Partial<Parameters<typeof createEvents>[0]> = {}) {
  const accountOf = async ({ url = '' }: IncomingMessage) =>
    new URL(url, 'http://localhost').searchParams.get('as') ?? undefined;
  const events = createEvents({ live, accountOf, ...settings });
  const served = await serve((req, res) => void events.handle(req, res));
  closings.push(served.close, () => events.drain());
  const open = async (account: string, query = '', headers: Readonly<Record<string, string>> = {}) => {
    const stream = await openEventStream(served.origin, `/events?as=${account}${query}`, headers);
    closings.push(stream.close);
    return stream;
  };
  return { events, open, origin: served.origin };
}

const maren = 'person-maren-holt';
const other = 'person-tomas-lindqvist';

const expectEvents = (stream: EventStream, ...events: string[]) =>
  vi.waitFor(() => expect(stream.events).toEqual(events), { timeout: 1_000, interval: 5 });

/** The change that adds a notification of another account. */
function notificationOf(ownerId: string, { store }: Live, id = 'notification-new'): Change {
  const [notification] = store.data.notifications.values();
  return { put: 'notifications', record: { ...notification!, id, ownerId } };
}

onEachDatabase(({ open: openLive }) => {
  test('a stream at one replica announces an action at another within a second', async () => {
    const [a, b] = [await openLive(), await openLive()];
    const { open } = await serveEvents(b);
    const stream = await open(maren);
    await expectEvents(stream, 'start 1');
    await change(a, [newPost(a.store, 'post-new')]);
    await expectEvents(stream, 'start 1', 'message 2');
  });
});

describe('a stream', () => {
  test('is an event stream that no proxy stores or delays', async () => {
    const { open } = await serveEvents(createLiveInMemory());
    const { status, headers } = await open(maren);
    expect([status, headers['content-type'], headers['cache-control'], headers['x-accel-buffering']]).toEqual(
      [200, 'text/event-stream', 'no-store', 'no'],
    );
    expect(headers['content-encoding']).toBeUndefined();
  });

  test("announces private records of its account, and nothing of another account's posts", async () => {
    const live = createLiveInMemory();
    const person = [...live.store.people.keys()].find((id) => id !== maren);
    const { open } = await serveEvents(live);
    const stream = await open(person!);
    await change(live, [newPost(live.store, 'post-new')]);
    await change(live, [{ mark: 'likedPosts', id: 'post-new', on: true }]);
    const { seq } = await change(live, [notificationOf(person!, live)]);
    await expectEvents(stream, 'start 1', `message ${seq}`);
  });

  test("announces the like of another person's post to its author", async () => {
    const { live, ask } = openLiveInMemory();
    const { open } = await serveEvents(live);
    const [author, stranger] = [await open(maren), await open(other)];
    const like = mutation('setPostLiked', { postId: 'post-helper-texts', liked: true });
    expect((await ask(like, {}, undefined, 'person-jiho-park')).errors).toBeUndefined();
    await expectEvents(author, 'start 1', 'message 2');
    const { seq } = await change(live, [notificationOf(other, live)]);
    await expectEvents(stranger, 'start 1', `message ${seq}`);
  });

  test('announces entries of the same moment once', async () => {
    const live = createLiveInMemory();
    const { open } = await serveEvents(live);
    const stream = await open(maren);
    for (const id of ['post-a', 'post-b', 'post-c'])
      // oxlint-disable-next-line no-await-in-loop -- the entries have an order
      await change(live, [newPost(live.store, id)]);
    await expectEvents(stream, 'start 1', 'message 4');
  });

  test('that resumes before an entry of its account announces it at once, by either parameter', async () => {
    const live = createLiveInMemory();
    const { open } = await serveEvents(live);
    await change(live, [newPost(live.store, 'post-new')]);
    await expectEvents(await open(maren, '&after=1'), 'start 2', 'message 2');
    await expectEvents(await open(maren, '', { 'last-event-id': '1' }), 'start 2', 'message 2');
    const current = [
      await open(maren, '&after=2'),
      await open(maren),
      await open(maren, '&after='),
      await open(other, '&after=1'),
    ];
    await change(live, [newPost(live.store, 'post-newer'), notificationOf(other, live)]);
    await Promise.all(current.map((stream) => expectEvents(stream, 'start 2', 'message 3')));
  });

  test('announces an entry that may concern the account', async () => {
    const live = createLiveInMemory();
    await change(live, [newPost(live.store, 'post-before')]);
    const { open } = await serveEvents(live, { maxAccounts: 1 });
    const stream = await open(other, '&after=1');
    await expectEvents(stream, 'start 2', 'message 2');
    // The memory of one account has the acting one.
    await change(live, [notificationOf(other, live)]);
    await expectEvents(stream, 'start 2', 'message 2', 'message 3');
    await expectEvents(await open(other, '&after=2'), 'start 3', 'message 3');
  });

  test('has heartbeats, and ends when the session of its account has ended', async () => {
    let account: string | undefined = maren;
    let fails = false;
    const { open } = await serveEvents(createLiveInMemory(), {
      heartbeatMs: 5,
      accountOf: async () => {
        if (fails) throw new Error('The database does not answer.');
        return account;
      },
    });
    const stream = await open(maren);
    await vi.waitFor(() => expect(stream.beats).toBeGreaterThan(1));
    fails = true;
    const before = stream.beats;
    await vi.waitFor(() => expect(stream.beats).toBeGreaterThan(before + 2));
    fails = false;
    account = undefined;
    await vi.waitFor(() => expect(stream.ended).toBe(true));
  });

  test('is closed when its client does not read', async () => {
    const live = createLiveInMemory();
    const events = createEvents({ live, accountOf: async () => maren, heartbeatMs: 5 });
    closings.push(() => events.drain());
    const res = Object.assign(new PassThrough({ highWaterMark: 1 }), {
      writeHead: () => {},
      setHeader: () => {},
    });
    // Nobody reads the other end.
    await events.handle({ method: 'GET', url: '/events', headers: {} } as never, res as never);
    expect(events.size).toBe(1);
    await vi.waitFor(() => expect([res.destroyed, events.size]).toEqual([true, 0]));
    // The client has disconnected while the server read its session.
    await events.handle({ method: 'GET', url: '/events', headers: {} } as never, res as never);
    expect(events.size).toBe(0);
  });
});

describe('a stream is refused', () => {
  test('for a guest and for another method', async () => {
    const { origin } = await serveEvents(createLiveInMemory());
    expect((await fetch(`${origin}/events?as=${maren}`, { method: 'HEAD' })).status).toBe(405);
    const { status, headers } = await openEventStream(origin);
    expect([status, headers['cache-control']]).toEqual([204, 'no-store']);
  });

  test(`beside ${maxPerAccount} of its account, until one of them closes`, async () => {
    const { events, open } = await serveEvents(createLiveInMemory());
    const [first] = await Promise.all(Array.from({ length: maxPerAccount }, () => open(maren)));
    const { status, headers } = await open(maren);
    expect([status, headers['retry-after']]).toEqual([429, '30']);
    expect((await open(other)).status).toBe(200);
    first!.close();
    await vi.waitFor(() => expect(events.size).toBe(maxPerAccount));
    expect((await open(maren)).status).toBe(200);
  });

  test('beside the maximum of the server', async () => {
    const { open } = await serveEvents(createLiveInMemory(), { maxStreams: 1 });
    await open(maren);
    const { status, headers } = await open(other);
    expect([status, headers['retry-after']]).toEqual([503, '30']);
  });
});

test('the server of live mode has streams, and ends them when it drains', async () => {
  const app = await createApp(sourceAssets, readSettings({}), { live: createLiveInMemory() });
  const served = await serve(app.handler);
  const stream = await openEventStream(served.origin);
  await served.post({ query: mutation('createPost', { content: 'New' }, 'post { id }') });
  await expectEvents(stream, 'start 1', 'message 2');
  app.drain();
  await vi.waitFor(() => expect(stream.ended).toBe(true));
  expect((await openEventStream(served.origin)).status).toBe(503);
  await served.close();
  await app.stop();
});

test('simulated mode has no streams', async () => {
  const app = await createApp(sourceAssets);
  const served = await serve(app.handler);
  const { headers } = await served.ask('/events');
  expect(headers['content-type']).not.toContain('event-stream');
  await served.close();
  await app.stop();
});
