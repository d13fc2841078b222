/**
 * Compares /graphql with other servers: `npm run bench:server`, after `npm run build`. All serve the same contract,
 * resolvers, data and query texts. The figures are microseconds of processor time per request, which the operating
 * system counts for the server's process. Measurements of all servers alternate. The results are written to
 * `node_modules/.cache/bench-server.json`. The process fails if a figure misses its goal.
 */
/* oxlint-disable no-await-in-loop -- sequential, alternating measurements meet the same state of the machine */
import { spawn, type ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { startServer } from '../../web/e2e/serverProcess.ts';
import { measuredQueries, type MeasuredQuery } from './queries.ts';

const rounds = Number(process.argv[2] ?? 5);
/** Requests before and within each measurement, and connections that send them. */
const load = { warm: 300, measured: 1_200, connections: 8 };
const peers = join(import.meta.dirname, 'peers.ts');
const resultFile = 'node_modules/.cache/bench-server.json';

interface Sent {
  method: 'GET' | 'POST';
  /** The query of the URL, or the body. */
  text: string;
}

/** A number that no request had before: a server that keeps responses by the request's text cannot reuse one. */
let count = 0;
const next = () => (count += 1);

const byText = ({ text: query, variables }: MeasuredQuery) =>
  post({ query, variables, extensions: { count: next() } });
const post = (body: object): Sent => ({ method: 'POST', text: JSON.stringify(body) });
const byHash = ({ hash }: MeasuredQuery) => ({ persistedQuery: { version: 1, sha256Hash: hash } });
const get = (query: MeasuredQuery, more: Record<string, string>): Sent => ({
  method: 'GET',
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
  'ours: hash, kept': {
    server: 'ours',
    ask: (query) => post({ variables: query.variables, extensions: byHash(query) }),
  },
  'ours: GET, kept': { server: 'ours', ask: (query) => get(query, {}) },
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
  { way: 'ours: hash, kept', to: 'bare', ratio: 1.5 },
  { way: 'ours: GET, kept', to: 'bare: GET', ratio: 1.5 },
  { way: 'ours: text', to: 'Apollo Server', ratio: 0.5 },
];

interface Running {
  process: ChildProcess;
  url: string;
}

async function startPeer(name: string): Promise<Running> {
  const child = spawn(process.execPath, ['--import', 'tsx', peers, name], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of child.stdout) return { process: child, url: String(line).trim() };
  throw new Error(`${name} does not start.`);
}

async function startOurs(): Promise<Running> {
  const { child, origin } = startServer();
  const home = await origin;
  if (!home) throw new Error('The built server does not start. Run `npm run build` first.');
  return { process: child, url: `${home.replace(/\/$/, '')}/graphql` };
}

/** Processor time of all threads of a process so far, in nanoseconds, from Linux's /proc. */
function processorTime({ pid }: ChildProcess): number {
  const tasks = `/proc/${pid}/task`;
  return readdirSync(tasks)
    .map((task) => Number(readFileSync(join(tasks, task, 'schedstat'), 'utf8').split(' ')[0]))
    .reduce((sum, time) => sum + time, 0);
}

const agent = new Agent({ keepAlive: true, maxSockets: load.connections });

function send(url: string, query: MeasuredQuery, { method, text }: Sent): Promise<string> {
  const headers = {
    'x-query': query.name,
    'apollo-require-preflight': '1',
    ...(method === 'POST' && {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
    }),
  };
  return new Promise((resolve, reject) => {
    const outgoing = request(
      method === 'GET' ? `${url}?${text}` : url,
      { method, headers, agent },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => resolve(Buffer.concat(chunks).toString()));
      },
    );
    outgoing.on('error', reject).end(method === 'POST' ? text : undefined);
  });
}

/**
 * An answer's JSON without what differs between processes: times, which are relative to the start, and the folders and
 * hashes of pictures, which only the build adds.
 */
const readData = async ({ url }: Running, query: MeasuredQuery, sent: Sent): Promise<string> =>
  JSON.stringify(JSON.parse(await send(url, query, sent)))
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time')
    .replaceAll(/\/(?:art|assets)\/([\w-]+?)(?:-[\da-f]{8})?\.svg/g, '$1');

/** Sends requests over all connections. */
async function sendMany(url: string, query: MeasuredQuery, ask: () => Sent, requests: number): Promise<void> {
  let left = requests;
  const sendNext = async (): Promise<void> => {
    while ((left -= 1) >= 0) await send(url, query, ask());
  };
  await Promise.all(Array.from({ length: load.connections }, sendNext));
}

/** Microseconds of processor time per request. */
async function measure(
  { process: server, url }: Running,
  query: MeasuredQuery,
  ask: () => Sent,
): Promise<number> {
  await sendMany(url, query, ask, load.warm);
  const before = processorTime(server);
  await sendMany(url, query, ask, load.measured);
  return (processorTime(server) - before) / 1_000 / load.measured;
}

const shuffle = <T>(list: readonly T[]): T[] =>
  list
    .map((item) => ({ item, order: Math.random() }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ item }) => item);

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

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
            await measure(servers.get(server)!, query, () => ask(query)),
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
    if (verdicts.some(({ met }) => !met)) process.exitCode = 1;
  } finally {
    for (const { process: server } of servers.values()) server.kill();
    agent.destroy();
  }
}

await main();
