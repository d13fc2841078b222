/**
 * Measures the server under overload: `npm run bench:load`, after `npm run build`. For each kind of load it compares
 * the 99th percentile of a valid query's time with the idle server's, and measures the server's peak memory. Words
 * select loads: `npm run bench:load -- pages`.
 */
/* oxlint-disable no-await-in-loop -- sequential, alternating measurements meet the same state of the machine */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { getIntrospectionQuery, getNamedType, isLeafType, isObjectType } from 'graphql';
import { schema } from '../graphql/schema.ts';
import { startServer } from '../../web/e2e/serverProcess.ts';
import { isShort, orShort, words } from './short.ts';

const rounds = orShort(3, 1);
/** Milliseconds of each measurement. */
const span = orShort(4_000, 200);
/** Number of concurrent requests of a load. */
const senders = 4;
const pageSenders = 50;
/** Maximum ratio to the idle time, and maximum memory. */
const limits = { times: 5, megabytes: 300 };

const post = (origin: string, body: string) =>
  fetch(`${origin}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
const operation = (query: string, variables: object = {}) => JSON.stringify({ query, variables });
const repeat = <T>(length: number, part: (i: number) => T) => Array.from({ length }, (_, i) => part(i));

const validQuery = operation(
  '{ jobs(filter: { query: "designer" }, first: 10) { totalCount nodes { id title } } }',
);
const unknownNames = Object.fromEntries(repeat(1_000, (i) => `unknown${i}`).map((name) => [name, 1]));
const large = operation('x'.repeat(20_000_000));
/** All fields of a type that are single values. */
const valuesOf = (name: string): string => {
  const type = schema.getType(name);
  if (!isObjectType(type)) throw new Error(`The schema has no type ${name}.`);
  return Object.values(type.getFields())
    .filter((field) => isLeafType(getNamedType(field.type)))
    .map((field) => field.name)
    .join(' ');
};
/** Its cost is 18,750 of the allowed 20,000. */
const largeQuery = (
  number: number,
) => `{ a${number}: jobs(first: 100) { ...Jobs } b: jobs(first: 50) { ...Jobs } }
  fragment Jobs on JobConnection { nodes { ${valuesOf('Job')} company { ${valuesOf('Company')} } similarJobs { ${valuesOf('Job')} } } }`;
const differentPages = '50 pages at once';
let count = 0;

/** Each function sends one request of a load. */
const loads: Record<string, (origin: string) => Promise<Response>> = {
  '1,000 unknown names': (origin) =>
    post(origin, operation('query($f: JobFilter) { jobs(filter: $f) { totalCount } }', { f: unknownNames })),
  '5,000 directives': (origin) =>
    post(origin, operation(`{ jobs ${'@skip(if: true) '.repeat(5_000)} { totalCount } }`)),
  'bodies of 20 MB': (origin) => post(origin, large),
  'queries that differ': (origin) => post(origin, operation(`{ a${(count += 1)}: jobs { totalCount } }`)),
  introspection: (origin) => post(origin, operation(getIntrospectionQuery())),
  'large answers that differ': (origin) => post(origin, operation(largeQuery((count += 1)))),
  [differentPages]: (origin) => fetch(`${origin}/jobs?q=word${(count += 1)}`),
};

/** Sends valid queries, at most 50 a second, while `shouldContinue` returns true. Resolves to the sorted times. */
async function sendQueries(origin: string, shouldContinue: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (shouldContinue()) {
    const began = performance.now();
    const [answer, health] = await Promise.all([post(origin, validQuery), fetch(`${origin}/healthz`)]);
    if (!(await answer.text()).includes('"nodes"')) throw new Error('A valid query got no result.');
    if ((await health.text()) !== 'ok') throw new Error('/healthz did not respond with ok.');
    times.push(performance.now() - began);
    await pause(Math.max(0, 20 - (performance.now() - began)));
  }
  return times.toSorted((a, b) => a - b);
}

/** The 99th percentile of a valid query's time, in milliseconds. */
async function measure(origin: string, duration = span): Promise<number> {
  const end = performance.now() + duration;
  const times = await sendQueries(origin, () => performance.now() < end);
  return times[Math.floor(times.length * 0.99)]!;
}

/** Sends requests until the process ends. A connection that the server closes counts as refused. */
async function send(origin: string, request: (origin: string) => Promise<Response>): Promise<never> {
  for (;;)
    await request(origin).then(
      (answer) => answer.arrayBuffer(),
      () => undefined,
    );
}

/** Measures while a separate process sends a load. */
async function under(origin: string, name: string): Promise<number> {
  const sender = fork(import.meta.filename, [origin, name], { execArgv: ['--import', 'tsx'] });
  try {
    await once(sender, 'message');
    return await measure(origin);
  } finally {
    sender.kill();
  }
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

async function main(names: readonly string[]): Promise<void> {
  const server = startServer();
  const origin = await server.origin;
  if (!origin)
    throw new Error(`The built server does not start. Run \`npm run build\` first.\n${server.stderr()}`);
  /** The peak memory of the process in MB, from Linux's /proc. */
  const peak = () =>
    Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${server.child.pid}/status`, 'utf8'))![1]) / 1_024;

  try {
    await measure(origin);
    let failed = false;
    for (const name of names) {
      const idle: number[] = [];
      const loaded: number[] = [];
      for (let i = 0; i < rounds; i += 1) {
        // Waits until the server has finished the requests of the last load.
        await pause(orShort(2_000, 0));
        idle.push(await measure(origin));
        loaded.push(await under(origin, name));
      }
      const times = median(loaded) / median(idle);
      failed ||= times > limits.times;
      console.log(
        `${name.padEnd(28)} p99 ${median(idle).toFixed(1)} ms idle, ${median(loaded).toFixed(1)} ms: ${times.toFixed(1)} times; ${peak().toFixed(0)} MB`,
      );
    }
    failed ||= peak() > limits.megabytes;
    if (failed && !isShort) {
      console.error(`Wanted: at most ${limits.times} times and ${limits.megabytes} MB.`);
      process.exitCode = 1;
    }
  } finally {
    server.child.kill();
  }
}

const [, , target, name] = process.argv;
if (!target?.startsWith('http')) {
  const isSelected = (load: string) => words.length === 0 || words.some((word) => load.includes(word));
  await main(Object.keys(loads).filter(isSelected));
} else {
  process.send!('begun');
  const concurrent = name === differentPages ? pageSenders : senders;
  await Promise.all(repeat(concurrent, () => send(target, loads[name!]!)));
}
