/**
 * Measures live mode on SQLite and PostgreSQL: `npm run bench:live`, or `npm run bench:live kill` for one part. The parts
 * are `action`, `start`, `replicas`, `kill`, `reads`, `kept`, `rolling`, `many`, `disturbed` and `growth`. The last six
 * need `npm run build`, and `rolling` needs nginx. The process fails if a figure misses its goal. Times are milliseconds.
 * `SIZES=0,12450,69000` gives `growth` the records of each of eight kinds; 0 is the sample alone.
 */
import { spawnSync } from 'node:child_process';
import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { openLive } from '../live/live.ts';
import { change, dataOf, newPost } from '../live/testing/actions.ts';
import { scratchSqlite, secret, type Scratch } from '../live/testing/databases.ts';
import { interleave, percentiles } from '../live/testing/interleave.ts';
import { killWriter } from '../live/testing/killWriter.ts';
import { findPostgres, startPostgres } from '../live/testing/postgres.ts';
import { disturb } from './disturb.ts';
import { measureGrowth } from './growth.ts';
import { measureKept } from './kept.ts';
import { measureMany } from './many.ts';
import { measureReads } from './reads.ts';
import { hasNginx, measureRolling } from './rolling.ts';
import { isShort, orShort, words } from './short.ts';

/** Records of each of eight kinds, so that there are 100,000 in all. */
const sample = orShort(12_450, 100);
const goals = {
  action: 5,
  start: 3_000,
  delay: 50,
  reads: 1.05,
  made: 0.1,
  many: 200,
  resident: 400,
  gap: 1_000,
};
const writes = orShort(2_000, 100);
const rounds = orShort(10, 1);
const startsOfProcess = orShort(3, 1);
/** The type of file systems in memory, which do not measure a disk. */
const tmpfs = 0x01021994;

const [only, opened] = words;
const bin = only === 'open' ? undefined : findPostgres();
const server = bin === undefined ? undefined : await startPostgres(bin);
if (bin === undefined && only !== 'open')
  console.log('PostgreSQL is skipped: install it with `apt-get install postgresql`.');

const print = (part: string, name: string, figures: object) =>
  console.log(part.padEnd(9), name.padEnd(11), JSON.stringify(figures));

/** Fails a figure above its goal. A goal of 0 counts faults, which a short run must not have either. */
function expectAtMost(value: number, goal: number): void {
  if (value <= goal || (isShort && goal > 0)) return;
  console.error(`${value} is more than the goal, ${goal}.`);
  process.exitCode = 1;
}

async function measureActions(name: string, { location }: Scratch): Promise<void> {
  const live = await openLive({ location, secret });
  const times: number[] = [];
  for (let i = 0; i < writes + 100; i += 1) {
    const began = performance.now();
    await change(live, [newPost(live.store, `post-${i}`)]);
    if (i >= 100) times.push(performance.now() - began);
  }
  await live.close();
  const figures = percentiles(times);
  print('action', name, figures);
  if (name === 'SQLite') expectAtMost(figures.p50, goals.action);
}

/** Opens the data and prints the time. A process that already has a large heap would collect it meanwhile. */
async function measureOpen(location: Scratch['location']): Promise<void> {
  const [began, before] = [performance.now(), process.cpuUsage()];
  const live = await openLive({ location, secret });
  const took = Math.round(performance.now() - began);
  const { user, system } = process.cpuUsage(before);
  const tables = Object.values(live.store.data).filter((stored) => stored instanceof Map);
  const records = tables.reduce((sum, { size }) => sum + size, 0);
  await live.close();
  console.log(JSON.stringify({ records, took, processor: Math.round((user + system) / 1_000) }));
}

async function measureStart(name: string, { location }: Scratch): Promise<void> {
  await (await openLive({ location, secret, sample })).close();
  const script = ['--import', 'tsx', 'server/bench/live.ts', 'open', JSON.stringify(location)];
  const starts = Array.from({ length: startsOfProcess }, () => {
    const { stdout } = spawnSync(process.execPath, script, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    return JSON.parse(stdout) as { records: number; took: number; processor: number };
  });
  const [fastest] = starts.toSorted((a, b) => a.took - b.took);
  print('start', name, fastest!);
  expectAtMost(fastest!.took, goals.start);
}

async function measureReplicas(name: string, { location }: Scratch): Promise<void> {
  const replicas = [await openLive({ location, secret }), await openLive({ location, secret })] as const;
  const began = performance.now();
  const { action, delay } = await interleave(replicas, writes);
  const perSecond = Math.round((writes / (performance.now() - began)) * 1_000);
  const third = await openLive({ location, secret });
  const all = [...replicas, third];
  const identical = all.every((live) => live.seq === writes + 1 && dataOf(live) === dataOf(third));
  await Promise.all(all.map((live) => live.close()));
  print('replicas', name, { identical, action, delay, perSecond });
  if (!identical) process.exitCode = 1;
  if (name === 'PostgreSQL') expectAtMost(delay.p99, goals.delay);
}

async function measureKills(name: string, { location }: Scratch): Promise<void> {
  const crash = 'url' in location && server ? { end: server.crash, begin: server.begin } : undefined;
  const total = { rounds, acknowledged: 0, lost: 0, problems: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const { acknowledged, lost, problems } = await killWriter(location, writes, crash);
    total.acknowledged += acknowledged;
    total.lost += lost;
    total.problems += problems.length;
  }
  print('kill', name, total);
  expectAtMost(total.lost + total.problems, 0);
}

async function measureRatios(name: string, { location }: Scratch): Promise<void> {
  if ('url' in location) return;
  const ratios = await measureReads(location.folder);
  print('reads', name, ratios);
  for (const ratio of Object.values(ratios)) expectAtMost(ratio, goals.reads);
}

async function measurePages(name: string, { location }: Scratch): Promise<void> {
  if ('url' in location) return;
  const kept = await measureKept(location.folder);
  print('kept', name, kept);
  expectAtMost(kept.failed, 0);
  expectAtMost(1 - kept.kept, goals.made);
}

async function measureRestarts(name: string, { location }: Scratch): Promise<void> {
  if (!('url' in location)) return;
  if (!hasNginx())
    return console.log('rolling   is skipped: install nginx with `apt-get install nginx-light`.');
  const rolled = await measureRolling(location.url);
  print('rolling', name, rolled);
  expectAtMost(rolled.failed + rolled.lost + rolled.duplicated, 0);
  expectAtMost(rolled.gap, goals.gap);
}

async function measureAccounts(name: string, { location }: Scratch): Promise<void> {
  if (!('url' in location)) return;
  const many = await measureMany(location.url, {
    accounts: orShort(500, 10),
    acting: orShort(50, 5),
    seconds: orShort(300, 2),
  });
  print('many', name, many);
  expectAtMost(many.failed + many.lost + many.duplicated, 0);
  expectAtMost(many.action.p99, goals.many);
  for (const megabytes of many.resident) expectAtMost(megabytes, goals.resident);
}

async function measureDisturbed(name: string, { location }: Scratch): Promise<void> {
  if (!('url' in location) || !server) return;
  const disturbed = await measureMany(location.url, {
    accounts: orShort(40, 10),
    acting: orShort(20, 5),
    seconds: orShort(180, 1),
    disturb: disturb(server),
  });
  print('disturbed', name, disturbed);
  expectAtMost(disturbed.failed + disturbed.lost + disturbed.duplicated, 0);
}

async function measureSizes(name: string, { location }: Scratch): Promise<void> {
  if ('url' in location) return;
  const sizes = process.env['SIZES']?.split(',').map(Number) ?? (isShort ? [0] : [0, sample]);
  for (const figures of await measureGrowth(location.folder, sizes)) print('growth', name, figures);
}

const parts = {
  action: measureActions,
  start: measureStart,
  replicas: measureReplicas,
  kill: measureKills,
  reads: measureRatios,
  kept: measurePages,
  rolling: measureRestarts,
  many: measureAccounts,
  disturbed: measureDisturbed,
  growth: measureSizes,
};
if (statfsSync(tmpdir()).type === tmpfs) console.log(`${tmpdir()} is in memory: set TMPDIR to a disk.`);
if (only === 'open') await measureOpen(JSON.parse(opened!) as Scratch['location']);
try {
  for (const [part, measure] of Object.entries(parts)) {
    if (only !== undefined && only !== part) continue;
    // `disturbed` runs the same clients.
    if (isShort && part === 'many' && only === undefined) continue;
    for (const [name, create] of [
      ['SQLite', scratchSqlite],
      ['PostgreSQL', server?.scratch],
    ] as const) {
      const scratch = await create?.();
      if (!scratch) continue;
      await measure(name, scratch);
      await scratch.remove();
    }
  }
} finally {
  await server?.stop();
}
