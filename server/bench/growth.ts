/** What grows with the number of records: start, memory, first and later requests. Part of `npm run bench:live`. */
/* oxlint-disable no-await-in-loop -- one request after the other */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { mutation } from '../live/testing/inputs.ts';
import { percentiles } from '../live/testing/interleave.ts';
import { logInAtReplica, waitFor } from './replicas.ts';
import { startOurs, type Running } from './requests.ts';
import { orShort } from './short.ts';

/** Requests of each kind. */
const requests = orShort(200, 5);

/** Figures of one size. Times are milliseconds, memory is MB. */
interface Growth {
  records: number;
  /** From the start of the process until it is ready, with stored data. */
  start: number;
  /** The longest answer meanwhile, once the server listens. */
  longestInStart: number;
  resident: number;
  /** The first request of each kind after the start. */
  first: Record<string, number>;
  later: Record<string, { p50: number; p99: number }>;
}

/** A word that no request had before. */
let count = 0;
const word = () => `growth${(count += 1)}`;

/** Requests by name: a path of a page, or a query. */
const asks: Readonly<Record<string, () => string>> = {
  search: () => `{ search(query: "design ${word()}", first: 8) { totalCount nodes { __typename } } }`,
  feed: () => `{ feed(filter: { query: "team ${word()}" }, first: 10) { totalCount } }`,
  jobs: () => `{ jobs(filter: { query: "design", location: "${word()}" }, first: 10) { totalCount } }`,
  feedPage: () => `/?${word()}`,
  jobsPage: () => `/jobs?q=${word()}`,
  action: () => mutation('setJobSaved', { jobId: 'job-brand-designer', saved: count % 2 === 0 }),
};

/** Milliseconds of one request. */
async function timeOf(origin: string, cookie: string, text: string): Promise<number> {
  const began = performance.now();
  const isPage = text.startsWith('/');
  const response = await fetch(`${origin}${isPage ? text : '/graphql'}`, {
    headers: {
      cookie,
      origin,
      ...(!isPage && { 'content-type': 'application/json', 'x-action': randomUUID() }),
    },
    ...(!isPage && { method: 'POST', body: JSON.stringify({ query: text }) }),
  });
  const body = await response.text();
  const took = performance.now() - began;
  if (!response.ok || body.includes('"errors"')) throw new Error(`${text}: ${body.slice(0, 200)}`);
  return took;
}

async function stop({ process: child }: Running): Promise<void> {
  const exit = once(child, 'exit');
  child.kill();
  await exit;
}

/** The sum of the values of a metric. */
const sumOf = (metrics: string, series: RegExp) =>
  [...metrics.matchAll(series)].reduce((sum, [, value]) => sum + Number(value), 0);

/** Starts a server with stored data of a size, and measures it. */
async function measureSize(folder: string, size: number): Promise<Growth> {
  const settings = {
    LIVE: '1',
    DATA_FOLDER: join(folder, String(size)),
    ...(size > 0 && { SAMPLE: String(size) }),
  };
  const writing = await startOurs(settings);
  await waitFor(`${writing.origin}/readyz`);
  await stop(writing);

  const began = performance.now();
  const server = await startOurs(settings);
  const { origin } = server;
  try {
    let longestInStart = 0;
    for (let isReady = false; !isReady;) {
      const asked = performance.now();
      isReady = (await fetch(`${origin}/readyz`)).ok;
      longestInStart = Math.max(longestInStart, performance.now() - asked);
      await pause(5);
    }
    const start = performance.now() - began;
    const metrics = await (await fetch(`${origin}/metrics`)).text();
    const cookie = await logInAtReplica(origin);
    const times: Record<string, number[]> = {};
    for (let round = 0; round < requests; round += 1)
      for (const [name, ask] of Object.entries(asks))
        (times[name] ??= []).push(await timeOf(origin, cookie, ask()));
    const each = <T>(read: (list: number[]) => T) =>
      Object.fromEntries(Object.entries(times).map(([name, list]) => [name, read(list)]));
    return {
      records: sumOf(metrics, /^workgrove_records\{.*\} (\d+)/gm),
      start: Math.round(start),
      longestInStart: Math.round(longestInStart),
      resident: Math.round(sumOf(metrics, /^workgrove_memory_bytes\{part="resident"\} (\d+)/gm) / 1e6),
      first: each(([first]) => Math.round(first!)),
      later: each((list) => percentiles(list.slice(Math.floor(requests / 4)))),
    };
  } finally {
    await stop(server);
  }
}

/** Measures sizes of the sample, given as the records of each of eight kinds; 0 is the sample alone. */
export async function measureGrowth(folder: string, sizes: readonly number[]): Promise<Growth[]> {
  const found: Growth[] = [];
  for (const size of sizes) found.push(await measureSize(folder, size));
  return found;
}
