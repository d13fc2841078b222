/**
 * Measures the server under overload: `npm run bench:load`, after `npm run build`. While one network address sends an attack,
 * it compares the 99th percentile of another one's requests with the quiet server's, and measures the server's peak memory.
 * Words select attacks: `npm run bench:load -- pages`. `SAMPLE=12450` measures with 101,000 records, `LIVE=1` in live mode.
 */
/* oxlint-disable no-await-in-loop -- sequential, alternating measurements meet the same state of the machine */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startServer } from '../../web/e2e/serverProcess.ts';
import { attacks, operation } from './attacks.ts';
import { isShort, orShort, words } from './short.ts';

const rounds = orShort(3, 1);
/** Milliseconds of each measurement. */
const span = orShort(4_000, 200);
/** Maximum ratio to the quiet time; the longest answer under a load of many addresses, in milliseconds; memory in MB. */
const limits = { times: Number(process.env['TIMES'] ?? 5), longest: 3_000, megabytes: 300 };
/** Addresses for documentation (RFC 5737), as a proxy on this machine names them. Twenty people ask in turn. */
const victim = (number: number) => `198.51.100.${(number % 20) + 1}`;
const attacker = (number: number) => `203.0.113.${number + 1}`;

const validQuery = operation(
  '{ jobs(filter: { query: "designer" }, first: 10) { totalCount nodes { id title } } }',
);

/** Sends one request from an address. */
const send = (url: string, address: string, body?: string) =>
  fetch(url, {
    headers: { 'x-forwarded-for': address, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { method: 'POST', body }),
  });

/** The milliseconds of all requests of a kind. */
interface Times {
  query: number[];
  page: number[];
}

const p99 = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)]!;
/** Queries for each page: the percentile of less than a hundred times is the longest of them. */
const queriesPerPage = 5;
let asked = 0;

/** Sends valid queries and pages, one after the other, at most 50 a second. */
async function measure(origin: string, times: Times): Promise<void> {
  const timed = async (kind: keyof Times, path: string, expected: string, body?: string) => {
    const began = performance.now();
    const answer = await send(`${origin}${path}`, victim((asked += 1)), body);
    const text = await answer.text();
    const taken = performance.now() - began;
    times[kind].push(taken);
    if (answer.status !== 503 && !text.includes(expected)) throw new Error(`${path} did not answer.`);
    await pause(Math.max(0, 20 - taken));
  };
  const end = performance.now() + span;
  while (performance.now() < end) {
    for (let i = 0; i < queriesPerPage; i += 1) await timed('query', '/graphql', '"nodes"', validQuery);
    await timed('page', `/companies?q=other${asked}`, '</html>');
  }
}

/** Sends requests of an attack until the process ends. A connection that the server closes counts as refused. */
async function attack(origin: string, name: string): Promise<void> {
  // An attacker has a machine of his own: this process takes what the server and the measurement leave.
  setPriority(constants.priority.PRIORITY_LOW);
  const { connections = 10, addresses = 1, next } = attacks[name]!;
  const sendAll = async (address: string): Promise<never> => {
    for (;;) {
      const { path, body } = next();
      await send(`${origin}${path}`, address, body).then(
        (answer) => answer.arrayBuffer(),
        () => undefined,
      );
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, i) => sendAll(attacker(i % addresses))));
}

/** Measures while a separate process attacks. */
async function measureUnder(origin: string, name: string, times: Times): Promise<void> {
  const sender = fork(import.meta.filename, [origin, name], { execArgv: ['--import', 'tsx'] });
  try {
    await once(sender, 'message');
    await measure(origin, times);
  } finally {
    sender.kill();
  }
}

async function main(names: readonly string[]): Promise<void> {
  const { SAMPLE: sample, LIVE: live } = process.env;
  const folder = mkdtempSync(join(tmpdir(), 'load-'));
  const server = startServer({
    ...(sample && { SAMPLE: sample }),
    ...(live && { LIVE: live, DATA_FOLDER: folder }),
  });
  try {
    const origin = await server.origin;
    if (!origin)
      throw new Error(`The built server does not start. Run \`npm run build\` first.\n${server.stderr()}`);
    /** The peak memory of the process in MB, from Linux's /proc. */
    const peak = () =>
      Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${server.child.pid}/status`, 'utf8'))![1]) / 1_024;
    await measure(origin, { query: [], page: [] });
    let failed = false;
    /** The times without an attack, of all rounds so far. */
    const quiet: Times = { query: [], page: [] };
    for (const name of names) {
      const loaded: Times = { query: [], page: [] };
      for (let i = 0; i < rounds; i += 1) {
        // Waits until the server has finished the requests of the last attack, and has forgotten who sent them.
        await pause(orShort(3_000, 0));
        await measure(origin, quiet);
        await measureUnder(origin, name, loaded);
      }
      const ratio = (key: keyof Times) => p99(loaded[key]) / p99(quiet[key]);
      const longest = Math.max(...loaded.query, ...loaded.page);
      failed ||= attacks[name]!.addresses
        ? longest > limits.longest
        : Math.max(ratio('query'), ratio('page')) > limits.times;
      const column = (key: 'query' | 'page') =>
        `${key} ${p99(quiet[key]).toFixed(1)} -> ${p99(loaded[key]).toFixed(1)} ms (${ratio(key).toFixed(1)})`;
      console.log(
        `${name.padEnd(28)} p99 ${column('query')}, ${column('page')}, longest ${longest.toFixed(0)} ms; ${peak().toFixed(0)} MB`,
      );
    }
    if (!sample) failed ||= peak() > limits.megabytes;
    if (failed && !isShort) {
      console.error(
        `Wanted: at most ${limits.times} times; with many addresses, at most ${limits.longest} ms; ${limits.megabytes} MB with the sample.`,
      );
      process.exitCode = 1;
    }
  } finally {
    server.child.kill();
    await server.exit;
    rmSync(folder, { recursive: true });
  }
}

const [, , target, name] = process.argv;
if (!target?.startsWith('http')) {
  const isSelected = (one: string) => words.length === 0 || words.some((word) => one.includes(word));
  await main(Object.keys(attacks).filter(isSelected));
} else {
  process.send!('begun');
  await attack(target, name!);
}
