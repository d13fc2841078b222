import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { viewer } from '../account/fixtures.ts';
import { createEnlargedSample } from '../data/enlarge.ts';
import { createLiveInMemory, openLiveInMemory } from '../testing/openLiveInMemory.ts';
import { createPasswords } from './accounts/passwords.ts';
import { createSessions } from './accounts/sessions.ts';
import { createEvents } from './events.ts';
import { BusyError } from './problems.ts';
import { createReplica } from './replica.ts';
import { mutation } from './testing/inputs.ts';

const start = 60_000 * 30_000_000;
const never = <T>() => new Promise<T>(() => {});
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: start }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Replaces `AbortSignal.timeout`, which fake timers do not reach. Returns a function that ends the waits of so many ms. */
function fakeTimeouts() {
  const timeouts: { ms: number; controller: AbortController }[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    timeouts.push({ ms, controller });
    return controller.signal;
  });
  return (passed: number) => {
    for (const { ms, controller } of timeouts)
      if (ms <= passed) controller.abort(new DOMException('Late', 'TimeoutError'));
  };
}

/** A replica whose database never answers. */
function openSilent() {
  const database = { db: { transaction: () => ({ execute: never }) }, place: { name: 'x' } };
  const loaded = { data: createEnlargedSample(start, {}), values: new Map(), seq: 1, origin: '' };
  const silent = createReplica(database as never, loaded);
  const outcomes: unknown[] = [];
  const act = (rate = false) => {
    const request = { account: viewer.id, action: 'test', actionId: randomUUID() };
    void silent
      .act<never>({ ...request, ...(rate && { rate: { most: 100, actions: [] } }) }, never as never)
      .then((outcome) => outcomes.push(outcome))
      .catch((error: unknown) => outcomes.push(error));
  };
  return { silent, act, outcomes };
}

test('1,000 actions wait for the one that runs, each for 5 seconds', async () => {
  const pass = fakeTimeouts();
  const { act, outcomes } = openSilent();
  for (let i = 0; i < 1_002; i += 1) act();
  await vi.waitFor(() => expect(outcomes).toEqual([expect.any(BusyError)]));
  pass(4_999);
  await Promise.resolve();
  expect(outcomes).toHaveLength(1);
  pass(5_000);
  await vi.waitFor(() => expect(outcomes).toHaveLength(1_001));
});

test('5 actions of an account wait or run', async () => {
  const { act, outcomes } = openSilent();
  for (let i = 0; i < 6; i += 1) act(true);
  await vi.waitFor(() => expect(outcomes).toEqual([{ wait: 1 }]));
});

test('the stores of 500 accounts stay in memory', () => {
  const { store } = openSilent().silent;
  const open = (i: number) => store.of(`person-${i}`);
  const stores = Array.from({ length: 500 }, (_, i) => open(i));
  expect(open(0)).toBe(stores[0]);
  open(500);
  expect([open(0) === stores[0], open(1) === stores[1]]).toEqual([true, false]);
});

test('a password waits 5 seconds for those before it', async () => {
  const pass = fakeTimeouts();
  const { hash } = createPasswords({ hashPassword: never, verifyPassword: never });
  const ended: unknown[] = [];
  for (const one of ['first', 'second', 'third'])
    hash(one).catch((error: Error) => ended.push([one, error.message]));
  pass(4_999);
  await Promise.resolve();
  expect(ended).toEqual([]);
  pass(5_000);
  await vi.waitFor(() => expect(ended).toEqual([['third', 'Late']]));
});

/** Sessions of which better-auth reads each one as the account of its token, while `read.fails` is false. */
function openSessions() {
  const read = { count: 0, fails: false };
  const getSession = async ({ headers }: { headers: Headers }) => {
    read.count += 1;
    if (read.fails) throw new Error('The database does not answer.');
    const [, id] = headers.get('cookie')!.split('=');
    return { response: { user: { id } }, headers: new Headers() };
  };
  const signOut = async () => ({ headers: new Headers() });
  const sessions = createSessions({} as never, { api: { getSession, signOut } } as never, 'session');
  const accountOf = async (token: string) => (await sessions.sessionOf(`session=${token}`))?.account;
  return { read, sessions, accountOf };
}

test('a session is read again after 2 seconds, or is kept for 300 if the database does not answer', async () => {
  const { read, accountOf } = openSessions();
  const after = async (ms: number) => {
    vi.setSystemTime(start + ms);
    return [await accountOf('ada'), read.count];
  };
  expect(await after(0)).toEqual(['ada', 1]);
  expect(await after(1_999)).toEqual(['ada', 1]);
  expect(await after(2_000)).toEqual(['ada', 2]);
  read.fails = true;
  expect(await after(302_000)).toEqual(['ada', 3]);
  await expect(after(304_001)).rejects.toThrow('does not answer');
});

test('the latest 10,000 sessions are kept, none of a cookie with more than 200 characters', async () => {
  const { read, accountOf } = openSessions();
  for (let i = 0; i <= 10_000; i += 1) await accountOf(`${i}`);
  expect([await accountOf('1'), read.count]).toEqual(['1', 10_001]);
  expect([await accountOf('0'), read.count]).toEqual(['0', 10_002]);
  expect([await accountOf('x'.repeat(201)), read.count]).toEqual([undefined, 10_002]);
  expect([await accountOf('x'.repeat(200)), read.count]).toEqual(['x'.repeat(200), 10_003]);
});

/** Events of which each account opens streams that only count what is written. */
function openEvents() {
  const live = { ...createLiveInMemory(), seq: 0 };
  let apply: Parameters<typeof live.onApplied>[0] = () => {};
  const onApplied: typeof live.onApplied = (listener) => ((apply = listener), () => {});
  const accountOf = async ({ headers }: { headers: { account?: string } }) => headers.account;
  const events = createEvents({ live: { ...live, onApplied }, accountOf: accountOf as never });
  async function open(account: string, after = '') {
    const written: string[] = [];
    const res = {
      status: 0,
      destroyed: false,
      writableLength: 0,
      writeHead: (status: number) => void (res.status = status),
      setHeader: () => {},
      write: (text: string) => written.push(text),
      end: () => {},
      on: () => {},
      destroy: () => void (res.destroyed = true),
    };
    const req = { method: 'GET', url: `/events?after=${after}`, headers: { account } };
    await events.handle(req as never, res as never);
    return { res, written };
  }
  return {
    open,
    events,
    apply: (seq: number, account: string) => apply({ seq, accounts: new Set([account]) }),
  };
}

test('an account has 10 streams, a server 2,000', async () => {
  const { open, events } = openEvents();
  const statuses = new Map<string, number>();
  for (let account = 0; account < 201; account += 1)
    for (let i = 0; i < 11; i += 1) {
      const { status } = (await open(`person-${account}`)).res;
      const key = `${account < 200 ? 'before' : 'beyond'} 2,000: ${status}`;
      statuses.set(key, (statuses.get(key) ?? 0) + 1);
    }
  expect([...statuses]).toEqual([
    ['before 2,000: 200', 2_000],
    ['before 2,000: 429', 199],
    ['before 2,000: 503', 1],
    ['beyond 2,000: 503', 11],
  ]);
  events.drain();
});

test('a stream has a heartbeat after 25 seconds, and 4,096 unsent bytes', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'setTimeout'] });
  const { open, events, apply } = openEvents();
  const { res, written } = await open('ada');
  vi.advanceTimersByTime(24_999);
  expect(written).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(written.at(-1)).toBe(':\n\n');
  res.writableLength = 4_096;
  apply(1, 'ada');
  vi.advanceTimersByTime(100);
  expect([written.at(-1), res.destroyed]).toEqual(['id: 1\ndata: 1\n\n', false]);
  res.writableLength = 4_097;
  apply(2, 'ada');
  vi.advanceTimersByTime(100);
  expect([written.length, res.destroyed]).toEqual([3, true]);
  events.drain();
});

test('the last entries of 10,000 accounts are known', async () => {
  const { open, events, apply } = openEvents();
  for (let i = 1; i <= 10_000; i += 1) apply(i, `person-${i}`);
  expect((await open('ada', '0')).written).toHaveLength(1);
  apply(10_001, 'person-10001');
  // Entry 1 may be that of any account.
  expect((await open('ada', '0')).written[1]).toBe('id: 1\ndata: 1\n\n');
  events.drain();
});

test('a refusal by a rate is sent after 250 milliseconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const { ask, live } = openLiveInMemory();
  live.act = async () => ({ wait: 1 });
  let isSent = false;
  const sent = ask(mutation('createPost', { content: 'Hello' })).then(() => (isSent = true));
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1), { interval: 0 });
  await vi.advanceTimersByTimeAsync(249);
  expect(isSent).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await sent).toBe(true);
});
