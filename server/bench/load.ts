/**
 * Measures the server under overload: `npm run bench:load`, after `npm run build`. For invalid requests it compares
 * the 99th percentile of a valid query's time with the idle server's. For many concurrent pages and for unique
 * queries it checks that short requests get a response meanwhile, and measures the server's memory.
 */
/* oxlint-disable no-await-in-loop -- sequential, alternating measurements meet the same state of the machine */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { startServer } from '../../web/e2e/serverProcess.ts';

const rounds = 3;
/** Milliseconds of each measurement. */
const span = 4_000;
/** Number of concurrent senders of an attack. */
const senders = 4;
/** Milliseconds of the attack with unique queries. */
const longSpan = 30_000;
/** Number of concurrent page requests. */
const crowd = 200;
/** Maximum ratio to the idle time, maximum memory, and maximum time of a short request while pages render. */
const limits = { times: 5, megabytes: 300, milliseconds: 1_000 };

const post = (origin: string, body: string) =>
  fetch(`${origin}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
const operation = (query: string, variables: object = {}) => JSON.stringify({ query, variables });
const repeat = <T>(length: number, part: (i: number) => T) => Array.from({ length }, (_, i) => part(i));

const validQuery = operation(
  '{ jobs(filter: { query: "designer" }, first: 10) { totalCount nodes { id title } } }',
);
const unknownNames = Object.fromEntries(repeat(1_000, (i) => `unknown${i}`).map((name) => [name, 1]));
const large = operation('x'.repeat(20_000_000));
let count = 0;

/** Each function sends one request. */
const attacks: Record<string, (origin: string) => Promise<Response>> = {
  '1,000 unknown names': (origin) =>
    post(origin, operation('query($f: JobFilter) { jobs(filter: $f) { totalCount } }', { f: unknownNames })),
  '5,000 directives': (origin) =>
    post(origin, operation(`{ jobs ${'@skip(if: true) '.repeat(5_000)} { totalCount } }`)),
  'bodies of 20 MB': (origin) => post(origin, large),
  'queries that differ': (origin) => post(origin, operation(`{ a${(count += 1)}: jobs { totalCount } }`)),
};
const wrongValues = ['1,000 unknown names', '5,000 directives', 'bodies of 20 MB'];

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

/** Sends an attack until its process ends. A connection that the server closes counts as refused. */
async function send(origin: string, attack: (origin: string) => Promise<Response>): Promise<never> {
  for (;;)
    await attack(origin).then(
      (answer) => answer.arrayBuffer(),
      () => undefined,
    );
}

/** Measures during an attack from a separate process. */
async function under(origin: string, name: string, duration = span): Promise<number> {
  const attacker = fork(import.meta.filename, [origin, name], { execArgv: ['--import', 'tsx'] });
  try {
    await once(attacker, 'message');
    return await measure(origin, duration);
  } finally {
    attacker.kill();
  }
}

/** Requests many different pages concurrently. Resolves to the number of rendered pages and the longest short request. */
async function underCrowd(origin: string): Promise<{ rendered: number; longest: number }> {
  let left = crowd;
  const statuses = repeat(crowd, async () => {
    const answer = await fetch(`${origin}/jobs?q=word${(count += 1)}`);
    await answer.arrayBuffer();
    left -= 1;
    if (answer.status !== 200 && (answer.status !== 503 || !answer.headers.get('retry-after')))
      throw new Error(`A page had the status ${answer.status} without Retry-After.`);
    return answer.status;
  });
  const [times, answers] = await Promise.all([sendQueries(origin, () => left > 0), Promise.all(statuses)]);
  return { rendered: answers.filter((status) => status === 200).length, longest: times.at(-1)! };
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
async function main(): Promise<void> {
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
    for (const name of wrongValues) {
      const idle: number[] = [];
      const attacked: number[] = [];
      for (let i = 0; i < rounds; i++) {
        // Waits until the server has finished the requests of the last attack.
        await pause(2_000);
        idle.push(await measure(origin));
        attacked.push(await under(origin, name));
      }
      const times = median(attacked) / median(idle);
      failed ||= times > limits.times;
      console.log(
        `${name.padEnd(28)} p99 ${median(idle).toFixed(1)} ms idle, ${median(attacked).toFixed(1)} ms: ${times.toFixed(1)} times; ${peak().toFixed(0)} MB`,
      );
    }
    const uniqueQueries = 'queries that differ';
    await under(origin, uniqueQueries, longSpan);
    console.log(`${uniqueQueries.padEnd(28)} ${peak().toFixed(0)} MB`);
    for (let i = 0; i < rounds; i++) {
      const { rendered, longest } = await underCrowd(origin);
      failed ||= longest > limits.milliseconds;
      console.log(
        `${`${crowd} pages at once`.padEnd(28)} ${rendered} rendered, short requests within ${longest.toFixed(0)} ms; ${peak().toFixed(0)} MB`,
      );
    }
    failed ||= peak() > limits.megabytes;
    if (failed) {
      console.error(
        `Wanted: at most ${limits.times} times, ${limits.milliseconds} ms and ${limits.megabytes} MB.`,
      );
      process.exitCode = 1;
    }
  } finally {
    server.child.kill();
  }
}

const [, , target, name] = process.argv;
if (!target || !name) await main();
else {
  process.send!('begun');
  await Promise.all(repeat(senders, () => send(target, attacks[name]!)));
}
