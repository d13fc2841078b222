/** Many accounts that act at once on two replicas. Part of `npm run bench:live`. */
/* oxlint-disable no-await-in-loop -- each client waits for its response */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { newPerson } from '../account/newPerson.ts';
import { openLive, type Live } from '../live/live.ts';
import { secret } from '../live/testing/databases.ts';
import { mutation } from '../live/testing/inputs.ts';
import { percentiles } from '../live/testing/interleave.ts';
import { freePort } from '../live/testing/postgres.ts';
import { startReplica } from './replicas.ts';
import { orShort } from './short.ts';

const accounts = orShort(500, 10);
/** Accounts that act at the same time. */
const acting = orShort(50, 5);
const seconds = orShort(300, 2);
/** Mean milliseconds between two actions of a client, as of a person who acts all the time. */
const paceMs = 1_000;
/** A pause of a person: half of the mean to one and a half. */
const pauseMs = () => paceMs * (0.5 + Math.random());

/** What `measureMany` counts. */
export interface Many {
  actions: number;
  queries: number;
  /** Requests without a valid response. */
  failed: number;
  /** Acknowledged actions that the database lacks, and actions that it has twice. */
  lost: number;
  duplicated: number;
  action: { p50: number; p99: number };
  query: { p50: number; p99: number };
  /** The largest resident memory of each replica, in MB. */
  resident: number[];
}

interface Member {
  account: string;
  cookie: string;
}

/** Signs up accounts, each connected by a conversation with the one before. */
async function signUpAll(live: Live): Promise<Member[]> {
  const members: Member[] = [];
  const one = async (i: number) => {
    const name = `Member ${i}`;
    const email = `member${i}@example.com`;
    const entered = await live.accounts!.signUp({ name, email, password: 'a password for trials' });
    if (typeof entered === 'string') throw new Error(`${email} is ${entered}.`);
    const { account, cookies } = entered;
    await live.act({ account, action: 'signUp', actionId: randomUUID() }, () => ({
      changes: newPerson({ account, name, email }, live.store.of(account)),
    }));
    members.push({ account, cookie: cookies[0]!.split(';')[0]! });
  };
  for (let i = 0; i < accounts; i += 10)
    await Promise.all(Array.from({ length: 10 }, (_, offset) => one(i + offset)));
  return members;
}

/** The largest resident memory of a process so far, in MB. */
const peakOf = (pid: number) =>
  Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1_024);

/** Creates the clients of the accounts. */
function createClients(origins: readonly string[], members: readonly Member[]) {
  const times: Record<'action' | 'query', number[]> = { action: [], query: [] };
  /** The text of each acknowledged post and message. */
  const acknowledged: string[] = [];
  let failed = 0;

  async function send(kind: keyof typeof times, { cookie }: Member, query: string, origin: string) {
    const began = performance.now();
    const response = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie, origin, 'x-action': randomUUID() },
      body: JSON.stringify({ query }),
    });
    const { data, errors } = (await response.json()) as { data?: Record<string, unknown>; errors?: unknown };
    times[kind].push(performance.now() - began);
    const [payload] = Object.values(data ?? {}) as { userErrors?: unknown[] }[];
    if (!data || errors || (payload?.userErrors ?? []).length > 0)
      throw new Error(JSON.stringify({ data, errors }));
  }

  /** One action, or a query after each third one. */
  async function act(turn: number, member: Member, partner: Member): Promise<void> {
    const origin = origins[turn % origins.length]!;
    const text = `Many ${randomUUID()}`;
    if (turn % 4 === 0)
      await send(
        'query',
        member,
        '{ feed(first: 20) { nodes { id content } } viewer { unreadMessageCount } }',
        origin,
      );
    else if (turn % 4 === 1)
      await send(
        'action',
        member,
        mutation('setJobSaved', { jobId: 'job-brand-designer', saved: turn % 8 === 1 }),
        origin,
      );
    else {
      const isPost = turn % 40 === 2;
      const input = isPost ? { content: text } : { personId: partner.account, text };
      await send('action', member, mutation(isPost ? 'createPost' : 'startConversation', input), origin);
      acknowledged.push(text);
    }
  }

  async function run(place: number, until: number): Promise<void> {
    await pause(paceMs * Math.random());
    for (let turn = place; performance.now() < until; turn += 1) {
      const began = performance.now();
      // Each client acts for one account after the other.
      const index = (place + acting * Math.floor(turn / 40)) % members.length;
      await act(turn, members[index]!, members[(index + 1) % members.length]!).catch((error: unknown) => {
        failed += 1;
        console.error(error);
      });
      await pause(Math.max(0, pauseMs() - (performance.now() - began)));
    }
  }
  return { times, acknowledged, run, failed: () => failed };
}

/** Lets 50 of 500 accounts act at once for five minutes, on two replicas of one database. */
export async function measureMany(url: string): Promise<Many> {
  const live = await openLive({ location: { url }, secret });
  const members = await signUpAll(live);
  await live.close();
  const replicas = [await startReplica(url, await freePort()), await startReplica(url, await freePort())];
  try {
    const origins = await Promise.all(replicas.map(async ({ origin }) => (await origin)!));
    const clients = createClients(origins, members);
    const until = performance.now() + seconds * 1_000;
    await Promise.all(Array.from({ length: acting }, (_, place) => clients.run(place, until)));
    const resident = replicas.map(({ child }) => peakOf(child.pid!));
    const after = await openLive({ location: { url }, secret });
    const { posts, messages } = after.store.everything;
    const stored = [
      ...Array.from(posts.values(), ({ content }) => content),
      ...Array.from(messages.values(), ({ text }) => text),
    ].filter((text) => text.startsWith('Many '));
    await after.close();
    const distinct = new Set(stored);
    return {
      actions: clients.times.action.length,
      queries: clients.times.query.length,
      failed: clients.failed(),
      lost: clients.acknowledged.filter((text) => !distinct.has(text)).length,
      duplicated: stored.length - distinct.size,
      action: percentiles(clients.times.action),
      query: percentiles(clients.times.query),
      resident,
    };
  } finally {
    for (const { child } of replicas) child.kill();
    await Promise.all(replicas.map(({ exit }) => exit));
  }
}
