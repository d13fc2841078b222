/**
 * Compares /graphql with other servers: `npm run bench:server`, after `npm run build`. All serve the same contract,
 * resolvers, data and query texts. The figures are microseconds of processor time per request, which the operating
 * system counts for the server's process. Measurements of all servers alternate. The results are written to
 * `node_modules/.cache/bench-server.json`. The process fails if a figure misses its goal. `-- 9` sets the number of rounds.
 */
/* oxlint-disable no-await-in-loop -- sequential, alternating measurements meet the same state of the machine */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
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
import { isShort, orShort, words } from './short.ts';

const rounds = Number(words[0] ?? orShort(5, 1));
const peers = join(import.meta.dirname, 'peers.ts');
const resultFile = 'node_modules/.cache/bench-server.json';

/** A number that no request had before: a server that keeps responses by the request's text cannot reuse one. */
let count = 0;
const next = () => (count += 1);

const byText = ({ text: query, variables }: MeasuredQuery) =>
  post({ query, variables, extensions: { count: next() } });
const path = '/graphql';
const post = (body: object): Sent => ({ method: 'POST', path, text: JSON.stringify(body) });
const byHash = ({ hash }: MeasuredQuery) => ({ persistedQuery: { version: 1, sha256Hash: hash } });
const get = (query: MeasuredQuery, more: Record<string, string>): Sent => ({
  method: 'GET',
  path,
  text: new URLSearchParams({
    variables: JSON.stringify(query.variables),
    extensions: JSON.stringify(byHash(query)),
    ...more,
  }).toString(),
});

/** For each measured way to ask, the server and the request. */
const ways: Record<string, { server: string; ask: (query: MeasuredQuery) => Sent }> = {
  bare: { server: 'bare', ask: byText },
  'bare: GET': { server: 'bare', ask: (query) => get(query, {}) },
  'ours: text': { server: 'ours', ask: byText },
  'ours: hash': {
    server: 'ours',
    ask: (query) => post({ variables: query.variables, extensions: { ...byHash(query), count: next() } }),
  },
  'ours: GET': { server: 'ours', ask: (query) => get(query, { count: String(next()) }) },
  'ours: hash, cached': {
    server: 'ours',
    ask: (query) => post({ variables: query.variables, extensions: byHash(query) }),
  },
  'ours: GET, cached': { server: 'ours', ask: (query) => get(query, {}) },
  'graphql-jit': { server: 'jit', ask: byText },
  'Apollo Server': { server: 'apollo', ask: byText },
  yoga: { server: 'yoga', ask: byText },
  'yoga + jit': { server: 'yoga+jit', ask: byText },
  mercurius: { server: 'mercurius', ask: byText },
  'mercurius + jit': { server: 'mercurius+jit', ask: byText },
};

/** Maximum ratios of two ways, for each measured query. */
const goals = [
  { way: 'ours: hash', to: 'mercurius + jit', ratio: 1 },
  { way: 'ours: GET', to: 'mercurius + jit', ratio: 1 },
  { way: 'ours: hash, cached', to: 'bare', ratio: 1.5 },
  { way: 'ours: GET, cached', to: 'bare: GET', ratio: 1.5 },
  { way: 'ours: text', to: 'Apollo Server', ratio: 0.5 },
];

async function startPeer(name: string): Promise<Running> {
  const { process: child, line } = await startHost(peers, name);
  return { process: child, origin: new URL(line).origin };
}

/** The request with the headers of the measured query, which the peers and Apollo Server read. */
const withHeaders = ({ name }: MeasuredQuery, sent: Sent): Sent => ({
  ...sent,
  headers: { 'x-query': name, 'apollo-require-preflight': '1' },
});

/** A cursor holds times, as milliseconds. */
const readCursor = (name: string, value: unknown): unknown =>
  /cursor$/i.test(name) && typeof value === 'string'
    ? Buffer.from(value, 'base64url')
        .toString()
        .replaceAll(/\d{13}/g, 'time')
    : value;

/**
 * An answer's JSON without what differs between processes: times, which are relative to the start, and the folders and
 * hashes of pictures, which only the build adds.
 */
const readData = async (server: Running, query: MeasuredQuery, sent: Sent): Promise<string> =>
  JSON.stringify(JSON.parse(await send(server, withHeaders(query, sent)), readCursor))
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time')
    .replaceAll(/\/(?:art|assets)\/([\w-]+?)(?:-[\da-f]{8})?\.svg/g, '$1');

async function main(): Promise<void> {
  const names = [...new Set(Object.values(ways).map(({ server }) => server))];
  const servers = new Map<string, Running>();
  try {
    for (const name of names) servers.set(name, name === 'ours' ? await startOurs() : await startPeer(name));
    for (const query of measuredQueries) {
      const expected = await readData(servers.get('bare')!, query, byText(query));
      for (const [way, { server, ask }] of Object.entries(ways))
        if ((await readData(servers.get(server)!, query, ask(query))) !== expected)
          throw new Error(`${way} answers ${query.name} differently.`);
    }
    const times = new Map<string, number[]>();
    const keyOf = (way: string, query: MeasuredQuery) => `${way} · ${query.name}`;
    for (let round = 0; round < rounds; round += 1)
      for (const query of measuredQueries)
        for (const [way, { server, ask }] of shuffle(Object.entries(ways))) {
          const key = keyOf(way, query);
          times.set(key, [
            ...(times.get(key) ?? []),
            await measure(servers.get(server)!, () => withHeaders(query, ask(query))),
          ]);
        }
    const figure = (way: string, query: MeasuredQuery) => median(times.get(keyOf(way, query))!);
    console.log(`Microseconds of processor time per request, medians of ${rounds} rounds:\n`);
    console.log(['way'.padEnd(18), ...measuredQueries.map(({ name }) => name.padStart(12))].join(''));
    for (const way in ways)
      console.log(
        [way.padEnd(18), ...measuredQueries.map((query) => figure(way, query).toFixed(0).padStart(12))].join(
          '',
        ),
      );
    const verdicts = goals.flatMap((goal) =>
      measuredQueries.map((query) => {
        const ratio = figure(goal.way, query) / figure(goal.to, query);
        return { ...goal, query: query.name, found: ratio, met: ratio <= goal.ratio };
      }),
    );
    console.log('\ngoal');
    for (const { way, to, query, ratio, found, met } of verdicts)
      console.log(
        `${met ? 'met   ' : 'missed'} ${way} at most ${ratio.toFixed(1)} times ${to}: ${query} ${found.toFixed(2)}`,
      );
    writeFileSync(resultFile, JSON.stringify({ times: Object.fromEntries(times), verdicts }, null, 2));
    if (!isShort && verdicts.some(({ met }) => !met)) process.exitCode = 1;
  } finally {
    for (const { process: server } of servers.values()) server.kill();
    disconnect();
  }
}

await main();
