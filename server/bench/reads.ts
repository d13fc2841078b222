/**
 * Compares the reads of live mode with those of simulated mode: microseconds of processor time per request. Part of
 * `npm run bench:live`. Both servers are built; their measurements alternate.
 */
/* oxlint-disable no-await-in-loop -- sequential, alternating measurements meet the same state of the machine */
import type { Location } from '../live/database.ts';
import { measuredQueries, type MeasuredQuery } from './queries.ts';
import { disconnect, measure, send, shuffle, startOurs, type Sent } from './requests.ts';

/** Rounds that are measured, and rounds before them that warm both servers. */
const rounds = 12;
const warmRounds = 3;
/** Requests of a measurement: executed queries, kept responses, and rendered pages. */
const queries = 300;
const keptResponses = 1_200;
const renderedPages = 12;

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

const reads: readonly Read[] = [
  ...measuredQueries.flatMap((one): Read[] => [
    { name: one.name, ask: () => query(one, { count: next() }), requests: queries },
    { name: `${one.name}, kept`, ask: () => query(one, {}), requests: keptResponses },
  ]),
  { name: 'page /jobs', ask: () => page('/jobs', `q=word${next()}`), requests: renderedPages },
  { name: 'page /, kept', ask: () => page('/', ''), requests: keptResponses },
];

/** A time that a quarter of the rounds do not exceed: other processes of the machine only add to a time. */
const quartile = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 4)]!;

/** For each read, the ratio of live mode to simulated mode. */
export async function measureReads(location: Location): Promise<Record<string, number>> {
  const stored = 'url' in location ? { DATABASE_URL: location.url } : { DATA_FOLDER: location.folder };
  const simulated = await startOurs();
  const live = await startOurs({ LIVE: '1', ...stored });
  const timesOf = new Map(
    reads.map(({ name }) => [name, { simulated: [] as number[], live: [] as number[] }]),
  );
  try {
    for (const { name, ask } of reads)
      for (const server of [simulated, live])
        if ((await send(server, ask())).length < 100) throw new Error(`${name} has no data.`);
    // The rounds of a read follow each other: the garbage of another read would be collected during a cheap one.
    for (const { name, ask, requests } of reads)
      for (let round = -warmRounds; round < rounds; round += 1)
        for (const mode of shuffle(['simulated', 'live'] as const)) {
          const time = await measure({ simulated, live }[mode], ask, requests);
          if (round >= 0) timesOf.get(name)![mode].push(time);
        }
    return Object.fromEntries(
      Array.from(timesOf, ([name, times]) => [
        name,
        Number((quartile(times.live) / quartile(times.simulated)).toFixed(3)),
      ]),
    );
  } finally {
    for (const { process: child } of [simulated, live]) child.kill();
    disconnect();
  }
}
