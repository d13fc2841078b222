/**
 * What others notice while somebody sends the server too much: `npm run bench:load`, after `npm run build`. The 99th
 * percentile of a good query's time, quiet and under each attack in turns, and the most memory the server took.
 */
/* oxlint-disable no-await-in-loop -- one after the other, in turns, so that all meet the same machine */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { startServer } from '../../web/e2e/serverProcess.ts';

const rounds = 3;
/** Milliseconds of each measurement. */
const span = 4_000;
/** How many send an attack at once. */
const senders = 4;
/** At most so many times the quiet time, and so many MB. */
const limits = { times: 5, megabytes: 300 };

const post = (origin: string, body: string) =>
  fetch(`${origin}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
const operation = (query: string, variables: object = {}) => JSON.stringify({ query, variables });
const some = <T>(length: number, part: (i: number) => T) => Array.from({ length }, (_, i) => part(i));

const good = operation(
  '{ jobs(filter: { query: "designer" }, first: 10) { totalCount nodes { id title } } }',
);
const deep = 'similar(first: 10) { '.repeat(5) + 'id' + ' }'.repeat(5);
const names = Object.fromEntries(some(1_000, (i) => `unknown${i}`).map((name) => [name, 1]));
const large = operation('x'.repeat(20_000_000));
let count = 0;

/** Each sends one request of its kind. */
const attacks: Record<string, (origin: string) => Promise<Response>> = {
  'null for an id, then depth': (origin) =>
    post(
      origin,
      operation(`query($i: ID = "x") { job(id: $i) { id } jobs(first: 100) { nodes { ${deep} } } }`, {
        i: null,
      }),
    ),
  '1,000 unknown names': (origin) =>
    post(origin, operation('query($f: JobFilter) { jobs(filter: $f) { totalCount } }', { f: names })),
  '5,000 directives': (origin) =>
    post(origin, operation(`{ jobs ${'@skip(if: true) '.repeat(5_000)} { totalCount } }`)),
  'bodies of 20 MB': (origin) => post(origin, large),
  'queries that differ': (origin) => post(origin, operation(`{ a${(count += 1)}: jobs { totalCount } }`)),
  'pages that differ': (origin) => fetch(`${origin}/jobs?q=word${(count += 1)}`),
};

/** Sends good queries, 50 a second at most, for as long as a measurement takes; the 99th percentile in milliseconds. */
async function measure(origin: string): Promise<number> {
  const times: number[] = [];
  const end = performance.now() + span;
  while (performance.now() < end) {
    const began = performance.now();
    const answer = await post(origin, good);
    if (!(await answer.text()).includes('"nodes"')) throw new Error('A good query was not answered.');
    times.push(performance.now() - began);
    await pause(Math.max(0, 20 - (performance.now() - began)));
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)]!;
}

/** Sends an attack from a process of its own for as long as that lives; what the server refuses by hanging up is refused as well. */
async function send(origin: string, attack: (origin: string) => Promise<Response>): Promise<never> {
  for (;;)
    await attack(origin).then(
      (answer) => answer.arrayBuffer(),
      () => undefined,
    );
}

/** Measures while an attack goes on. */
async function under(origin: string, name: string): Promise<number> {
  const attacker = fork(import.meta.filename, [origin, name], { execArgv: ['--import', 'tsx'] });
  try {
    await once(attacker, 'message');
    return await measure(origin);
  } finally {
    attacker.kill();
  }
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
async function main(): Promise<void> {
  const server = startServer();
  const origin = await server.origin;
  if (!origin)
    throw new Error(`The built server does not start. Run \`npm run build\` first.\n${server.stderr()}`);
  /** MB that the process has held at most, as Linux tells. */
  const peak = () =>
    Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${server.child.pid}/status`, 'utf8'))![1]) / 1_024;

  try {
    await measure(origin);
    let failed = false;
    for (const name of Object.keys(attacks)) {
      const quiet: number[] = [];
      const loud: number[] = [];
      for (let i = 0; i < rounds; i++) {
        // What an attack has left under way is done by then.
        await pause(2_000);
        quiet.push(await measure(origin));
        loud.push(await under(origin, name));
      }
      const times = median(loud) / median(quiet);
      failed ||= times > limits.times;
      console.log(
        `${name.padEnd(28)} p99 ${median(quiet).toFixed(1)} ms quiet, ${median(loud).toFixed(1)} ms: ${times.toFixed(1)} times; ${peak().toFixed(0)} MB`,
      );
    }
    failed ||= peak() > limits.megabytes;
    if (failed) {
      console.error(`Wanted: at most ${limits.times} times, and ${limits.megabytes} MB.`);
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
  await Promise.all(some(senders, () => send(target, attacks[name]!)));
}
