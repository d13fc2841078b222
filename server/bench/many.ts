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
import type { ServerProcess } from '../../web/e2e/serverProcess.ts';
import type { Disturb } from './disturb.ts';
import { startReplica } from './replicas.ts';

/** How many people act, and what ends servers meanwhile. */
interface Trial {
  accounts: number;
  /** Accounts that act at the same time. */
  acting: number;
  seconds: number;
  /** Ends servers and starts them again until the given time; a client then repeats what gets no response. */
  disturb?: Disturb;
}
/** A client repeats a request for at most this time, in milliseconds. */
const patienceMs = 60_000;
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
  /** Requests that were sent again, because a server or the database had ended. */
  repeated?: number;
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
async function signUpAll(live: Live, accounts: number): Promise<Member[]> {
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
function createClients(
  origins: readonly string[],
  members: readonly Member[],
  { acting, disturb }: Pick<Trial, 'acting' | 'disturb'>,
) {
  const times: Record<'action' | 'query', number[]> = { action: [], query: [] };
  /** The text of each acknowledged post and message. */
  const acknowledged: string[] = [];
  let failed = 0;
  let repeated = 0;

  /** Sends a request; after a lost or failed one again, with the same id, to the other server. */
  async function respond(cookie: string, query: string, turn: number): Promise<Response> {
    const id = randomUUID();
    const last = performance.now() + (disturb ? patienceMs : 0);
    for (let i = turn; ; i += 1) {
      const origin = origins[i % origins.length]!;
      const response = await fetch(`${origin}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie, origin, 'x-action': id },
        body: JSON.stringify({ query }),
      }).catch((error: unknown) => {
        if (performance.now() > last) throw error;
      });
      if (response && (response.status < 500 || performance.now() > last)) return response;
      repeated += 1;
      await pause(200);
    }
  }

  async function send(kind: keyof typeof times, { cookie }: Member, query: string, turn: number) {
    const began = performance.now();
    const response = await respond(cookie, query, turn);
    const { data, errors } = (await response.json()) as { data?: Record<string, unknown>; errors?: unknown };
    times[kind].push(performance.now() - began);
    const [payload] = Object.values(data ?? {}) as { userErrors?: unknown[] }[];
    if (!data || errors || (payload?.userErrors ?? []).length > 0)
      throw new Error(JSON.stringify({ data, errors }));
  }

  /** One action, or a query after each third one. */
  async function act(turn: number, member: Member, partner: Member): Promise<void> {
    const text = `Many ${randomUUID()}`;
    if (turn % 4 === 0)
      await send(
        'query',
        member,
        '{ feed(first: 20) { nodes { id content } } viewer { unreadMessageCount } }',
        turn,
      );
    else if (turn % 4 === 1)
      await send(
        'action',
        member,
        mutation('setJobSaved', { jobId: 'job-brand-designer', saved: turn % 8 === 1 }),
        turn,
      );
    else {
      const isPost = turn % 40 === 2;
      const input = isPost ? { content: text } : { personId: partner.account, text };
      await send('action', member, mutation(isPost ? 'createPost' : 'startConversation', input), turn);
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
  return { times, acknowledged, run, counts: () => ({ failed, ...(disturb && { repeated }) }) };
}

/** Lets accounts act at once on two replicas of one database. */
export async function measureMany(url: string, trial: Trial): Promise<Many> {
  const live = await openLive({ location: { url }, secret });
  const members = await signUpAll(live, trial.accounts);
  await live.close();
  const ports = [await freePort(), await freePort()];
  const replicas: ServerProcess[] = [];
  try {
    for (const port of ports) replicas.push(await startReplica(url, port));
    const clients = createClients(
      ports.map((port) => `http://127.0.0.1:${port}`),
      members,
      trial,
    );
    const until = performance.now() + trial.seconds * 1_000;
    const [disturbed] = await Promise.all([
      trial.disturb?.({ url, ports, processes: replicas }, until),
      ...Array.from({ length: trial.acting }, (_, place) => clients.run(place, until)),
    ]);
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
      ...disturbed,
      actions: clients.times.action.length,
      queries: clients.times.query.length,
      ...clients.counts(),
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
