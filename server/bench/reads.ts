/**
 * Compares the reads of live mode with those of simulated mode: processor time per request. Part of `npm run bench:live`.
 * One process answers the queries of both modes, and their measurements alternate.
 */
/* oxlint-disable no-await-in-loop -- sequential, alternating measurements meet the same state of the machine */
import { join } from 'node:path';
import { logInAtReplica } from './replicas.ts';
import { measuredQueries, type MeasuredQuery } from './queries.ts';
import {
  disconnect,
  measure,
  median,
  send,
  shuffle,
  startHost,
  startOurs,
  type Running,
  type Sent,
} from './requests.ts';
import { orShort } from './short.ts';

/** Rounds that are measured, and rounds before them that warm the server. */
const rounds = orShort(24, 1);
const warmRounds = orShort(12, 0);
/** Requests of a measurement: executed queries, cached responses, and rendered pages. */
const queries = orShort(300, 20);
const cachedResponses = orShort(1_200, 20);
const renderedPages = orShort(12, 2);

/** A number that no request had before: a server that keeps responses cannot reuse one. */
let count = 0;
const next = () => String((count += 1));

const hashOf = ({ hash }: MeasuredQuery) => ({ persistedQuery: { version: 1, sha256Hash: hash } });
const query = (one: MeasuredQuery, extensions: object): Sent => ({
  method: 'POST',
  path: '/graphql',
  text: JSON.stringify({ variables: one.variables, extensions: { ...hashOf(one), ...extensions } }),
});
const page = (path: string, text: string): Sent => ({
  method: 'GET',
  path,
  text,
  headers: { accept: 'text/html' },
});

interface Read {
  name: string;
  ask: () => Sent;
  requests: number;
}

const queryReads = measuredQueries.flatMap((one): Read[] => [
  { name: one.name, ask: () => query(one, { count: next() }), requests: queries },
  { name: `${one.name}, cached`, ask: () => query(one, {}), requests: cachedResponses },
]);
const pageReads: readonly Read[] = [
  { name: 'page /jobs', ask: () => page('/jobs', `q=word${next()}`), requests: renderedPages },
  { name: 'page /, cached', ask: () => page('/', ''), requests: cachedResponses },
];

const modes = ['simulated', 'live'] as const;
type Servers = Record<(typeof modes)[number], Running>;

/** The ratio of live mode to simulated mode: the median of the rounds. */
async function measureRatio(servers: Servers, { name, ask, requests }: Read): Promise<number> {
  for (const mode of modes)
    if ((await send(servers[mode], ask())).length < 100) throw new Error(`${name} has no data.`);
  const ratios: number[] = [];
  for (let round = -warmRounds; round < rounds; round += 1) {
    const times = { simulated: 0, live: 0 };
    for (const mode of shuffle(modes)) times[mode] = await measure(servers[mode], ask, requests);
    if (round >= 0) ratios.push(times.live / times.simulated);
  }
  return Number(median(ratios).toFixed(3));
}

/** For each read, the ratio of live mode to simulated mode. Only the built servers have pages. */
export async function measureReads(folder: string): Promise<Record<string, number>> {
  const { process: host, line } = await startHost(join(import.meta.dirname, 'bothModes.ts'), folder);
  const built = { simulated: await startOurs(), live: await startOurs({ LIVE: '1', DATA_FOLDER: folder }) };
  const [simulated = '', live = ''] = line.split(' ');
  // The same person reads in both modes.
  const headers = { cookie: await logInAtReplica(live) };
  built.live.headers = { cookie: await logInAtReplica(built.live.origin) };
  const inOneProcess = {
    simulated: { process: host, origin: simulated },
    live: { process: host, origin: live, headers },
  };
  const ratios: Record<string, number> = {};
  try {
    for (const read of queryReads) ratios[read.name] = await measureRatio(inOneProcess, read);
    for (const read of pageReads) ratios[read.name] = await measureRatio(built, read);
    return ratios;
  } finally {
    for (const child of [host, built.simulated.process, built.live.process]) child.kill();
    disconnect();
  }
}
