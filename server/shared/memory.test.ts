import { spawnSync } from 'node:child_process';
import { totalmem } from 'node:os';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '../live/database.ts';
import { openLive } from '../live/live.ts';
import { removeFolder, scratchFolder } from '../live/testing/databases.ts';

/** Runs Node with a limit of its heap, in megabytes. */
const runNode = (limit: number, args: readonly string[], DATA_FOLDER?: string) =>
  spawnSync(process.execPath, [`--max-old-space-size=${limit}`, '--import', 'tsx', ...args], {
    encoding: 'utf8',
    env: { ...process.env, DATA_FOLDER },
  });

test('the start script gives the heap three quarters of the memory', () => {
  const { stdout } = spawnSync('sh', ['server/start.sh', '-p', 'v8.getHeapStatistics().heap_size_limit'], {
    encoding: 'utf8',
  });
  const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity);
  // V8 adds up to 192 MB for new objects.
  expect(Number(stdout) / 2 ** 20 - (0.75 * memory) / 2 ** 20).toBeGreaterThan(-1);
  expect(Number(stdout) / 2 ** 20 - (0.75 * memory) / 2 ** 20).toBeLessThan(193);
});

test('records that do not fit into the heap are not loaded, and a sentence names both sizes', async () => {
  const folder = scratchFolder();
  await (await openLive({ location: { folder } })).close();
  const { db } = await openDatabase({ folder }, { create: false });
  await sql`
    with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 700000)
    insert into record (kind, id, version, seq, added, place, body)
    select 'posts', 'post-' || n, 1, 1, 1, n, '{}' from numbers`.execute(db);
  await db.destroy();
  const { status, stderr } = runNode(150, ['server/live/run.ts', 'check'], folder);
  removeFolder(folder);
  expect(stderr).toMatch(
    /^7005\d\d records need at least 0\.28 GB of heap, and this process has 0\.16 GB\. Give the machine .*\n$/,
  );
  expect(status).toBe(1);
});

test('a line of the log says that the heap becomes full, once, while the process still runs', () => {
  const { status, stderr } = runNode(300, [
    '--eval',
    `import { watchMemory } from './server/shared/memory.ts';
    let end = () => false;
    console.error = (line) => {
      process.stderr.write(line + '\\n');
      // V8 ends the process in the first rounds if the line comes too late.
      let rounds = 5;
      end = () => (rounds -= 1) === 0;
    };
    watchMemory();
    const kept = [];
    while (!end()) {
      for (let i = 0; i < 2; i += 1) kept.push(new Array(50_000).fill(i + 0.5));
      await new Promise((next) => setTimeout(next, 10));
    }`,
  ]);
  expect(status).toBe(0);
  expect(
    stderr
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as object),
  ).toEqual([
    {
      time: expect.any(String) as string,
      level: 'error',
      message: expect.stringMatching(
        /^The server needs about 0\.\d\d GB of heap, and this process has 0\.31 GB: it becomes slow, and ends when the heap is full\. Give the machine/,
      ) as string,
    },
  ]);
});
