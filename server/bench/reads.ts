/**
 * Compares the reads of live mode with those of simulated mode: microseconds of processor time per request. Part of
 * `npm run bench:live`. Both servers are built; their measurements alternate.
 */
/* oxlint-disable no-await-in-loop -- sequential, alternating measurements meet the same state of the machine */
import type { Location } from '../live/database.ts';
import { measuredQueries, type MeasuredQuery } from './queries.ts';
import { disconnect, measure, median, send, shuffle, startOurs, type Sent } from './requests.ts';

const rounds = 7;
/** Requests of a measurement of pages that are rendered. */
const renderedPages = 24;

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
  requests?: number;
}

const reads: readonly Read[] = [
  ...measuredQueries.flatMap((one): Read[] => [
    { name: one.name, ask: () => query(one, { count: next() }) },
    { name: `${one.name}, kept`, ask: () => query(one, {}) },
  ]),
  { name: 'page /jobs', ask: () => page('/jobs', `q=word${next()}`), requests: renderedPages },
  { name: 'page /, kept', ask: () => page('/', '') },
];

/** For each read, the median of the ratios of the rounds: live mode to simulated mode. */
export async function measureReads(location: Location): Promise<Record<string, number>> {
  const stored = 'url' in location ? { DATABASE_URL: location.url } : { DATA_FOLDER: location.folder };
  const simulated = await startOurs();
  const live = await startOurs({ LIVE: '1', ...stored });
  try {
    const ratios: Record<string, number> = {};
    for (const { name, ask, requests } of reads) {
      for (const server of [simulated, live])
        if ((await send(server, ask())).length < 100) throw new Error(`${name} has no data.`);
      const found: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const times = new Map<object, number>();
        for (const server of shuffle([simulated, live]))
          times.set(server, await measure(server, ask, requests));
        found.push(times.get(live)! / times.get(simulated)!);
      }
      ratios[name] = Number(median(found).toFixed(3));
    }
    return ratios;
  } finally {
    for (const { process: child } of [simulated, live]) child.kill();
    disconnect();
  }
}
