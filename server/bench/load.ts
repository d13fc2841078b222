/**
 * What others notice while somebody sends the server too much: `npm run bench:load`, after `npm run build`.
 * Under wrong values the 99th percentile of a good query's time, beside the quiet one, in turns. Under a crowd that
 * wants pages, and under queries of which no two are the same, that short requests are answered meanwhile and what
 * memory the server takes.
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
/** How long queries that differ are sent. */
const long = 30_000;
/** How many pages are wanted at once. */
const crowd = 200;
/** At most so many times the quiet time, so many MB, and so long for a short request while pages are made. */
const limits = { times: 5, megabytes: 300, milliseconds: 1_000 };

const post = (origin: string, body: string) =>
  fetch(`${origin}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
const operation = (query: string, variables: object = {}) => JSON.stringify({ query, variables });
const some = <T>(length: number, part: (i: number) => T) => Array.from({ length }, (_, i) => part(i));

const good = operation(
  '{ jobs(filter: { query: "designer" }, first: 10) { totalCount nodes { id title } } }',
);
const names = Object.fromEntries(some(1_000, (i) => `unknown${i}`).map((name) => [name, 1]));
const large = operation('x'.repeat(20_000_000));
let count = 0;

/** Each sends one request of its kind. */
const attacks: Record<string, (origin: string) => Promise<Response>> = {
  '1,000 unknown names': (origin) =>
    post(origin, operation('query($f: JobFilter) { jobs(filter: $f) { totalCount } }', { f: names })),
  '5,000 directives': (origin) =>
    post(origin, operation(`{ jobs ${'@skip(if: true) '.repeat(5_000)} { totalCount } }`)),
  'bodies of 20 MB': (origin) => post(origin, large),
  'queries that differ': (origin) => post(origin, operation(`{ a${(count += 1)}: jobs { totalCount } }`)),
};
const wrongValues = ['1,000 unknown names', '5,000 directives', 'bodies of 20 MB'];

/** Sends good queries, 50 a second at most, for as long as is wanted; how long each took, the shortest first. */
async function ask(origin: string, wanted: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (wanted()) {
    const began = performance.now();
    const [answer, health] = await Promise.all([post(origin, good), fetch(`${origin}/healthz`)]);
    if (!(await answer.text()).includes('"nodes"')) throw new Error('A good query was not answered.');
    if ((await health.text()) !== 'ok') throw new Error('/healthz was not answered.');
    times.push(performance.now() - began);
    await pause(Math.max(0, 20 - (performance.now() - began)));
  }
  return times.toSorted((a, b) => a - b);
}

/** The 99th percentile of a good query's time, in milliseconds. */
async function measure(origin: string, duration = span): Promise<number> {
  const end = performance.now() + duration;
  const times = await ask(origin, () => performance.now() < end);
  return times[Math.floor(times.length * 0.99)]!;
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
async function under(origin: string, name: string, duration = span): Promise<number> {
  const attacker = fork(import.meta.filename, [origin, name], { execArgv: ['--import', 'tsx'] });
  try {
    await once(attacker, 'message');
    return await measure(origin, duration);
  } finally {
    attacker.kill();
  }
}

/** Wants many pages at once, no two the same: how many came, and the longest that a short request waited meanwhile. */
async function underCrowd(origin: string): Promise<{ came: number; longest: number }> {
  let left = crowd;
  const statuses = some(crowd, async () => {
    const answer = await fetch(`${origin}/jobs?q=word${(count += 1)}`);
    await answer.arrayBuffer();
    left -= 1;
    if (answer.status !== 200 && (answer.status !== 503 || !answer.headers.get('retry-after')))
      throw new Error(`A page was answered by ${answer.status}, without when to ask again.`);
    return answer.status;
  });
  const [times, answers] = await Promise.all([ask(origin, () => left > 0), Promise.all(statuses)]);
  return { came: answers.filter((status) => status === 200).length, longest: times.at(-1)! };
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
    for (const name of wrongValues) {
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
    const unlike = 'queries that differ';
    await under(origin, unlike, long);
    console.log(`${unlike.padEnd(28)} ${peak().toFixed(0)} MB`);
    for (let i = 0; i < rounds; i++) {
      const { came, longest } = await underCrowd(origin);
      failed ||= longest > limits.milliseconds;
      console.log(
        `${`${crowd} pages at once`.padEnd(28)} ${came} came, short requests within ${longest.toFixed(0)} ms; ${peak().toFixed(0)} MB`,
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
  await Promise.all(some(senders, () => send(target, attacks[name]!)));
}
