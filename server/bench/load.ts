/**
 * Measures the server under overload: `npm run bench:load`, after `npm run build`. While one network address sends an attack,
 * it compares the 99th percentile of another one's requests with the quiet server's, and measures the server's peak memory.
 * Words select attacks: `npm run bench:load -- pages`. `SAMPLE=12450` measures with 101,000 records, `LIVE=1` in live mode.
 */
/* oxlint-disable no-await-in-loop -- sequential, alternating measurements meet the same state of the machine */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
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

interface Times {
  query: number;
  page: number;
  /** The longest answer of all. */
  longest: number;
}

const p99 = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)]!;
let pages = 0;

/** Sends valid queries and pages, at most 50 of each a second, and returns the 99th percentiles of their milliseconds. */
async function measure(origin: string): Promise<Times> {
  const times = { query: [] as number[], page: [] as number[] };
  const timed = async (kind: keyof typeof times, url: string, expected: string, body?: string) => {
    const began = performance.now();
    const answer = await send(url, victim(pages), body);
    const text = await answer.text();
    times[kind].push(performance.now() - began);
    if (answer.status !== 503 && !text.includes(expected)) throw new Error(`${url} did not answer.`);
  };
  const end = performance.now() + span;
  while (performance.now() < end) {
    const began = performance.now();
    await timed('query', `${origin}/graphql`, '"nodes"', validQuery);
    await timed('page', `${origin}/companies?q=other${(pages += 1)}`, '</html>');
    await pause(Math.max(0, 20 - (performance.now() - began)));
  }
  return {
    query: p99(times.query),
    page: p99(times.page),
    longest: Math.max(...times.query, ...times.page),
  };
}

/** Sends requests of an attack until the process ends. A connection that the server closes counts as refused. */
async function attack(origin: string, name: string): Promise<void> {
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
async function under(origin: string, name: string): Promise<Times> {
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
    await measure(origin);
    let failed = false;
    for (const name of names) {
      const quiet: Times[] = [];
      const loaded: Times[] = [];
      for (let i = 0; i < rounds; i += 1) {
        // Waits until the server has finished the requests of the last attack, and has forgotten who sent them.
        await pause(orShort(3_000, 0));
        quiet.push(await measure(origin));
        loaded.push(await under(origin, name));
      }
      const of = (all: readonly Times[], key: keyof Times) => median(all.map((times) => times[key]));
      const ratio = (key: keyof Times) => of(loaded, key) / of(quiet, key);
      const longest = Math.max(...loaded.map((times) => times.longest));
      failed ||= attacks[name]!.addresses
        ? longest > limits.longest
        : Math.max(ratio('query'), ratio('page')) > limits.times;
      const column = (key: 'query' | 'page') =>
        `${key} ${of(quiet, key).toFixed(1)} -> ${of(loaded, key).toFixed(1)} ms (${ratio(key).toFixed(1)})`;
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
