import { spawn } from 'node:child_process';
import { openDatabase, type Location } from '../database.ts';
import { checkIntegrity } from '../integrity.ts';
import { readSnapshot } from '../load.ts';

/** The acknowledged writes of a process that was killed, those that the database lacks, and what else is wrong. */
export interface Killed {
  acknowledged: number;
  lost: number;
  problems: string[];
}

/** Starts a process that writes, and kills it with SIGKILL after some acknowledged writes. `crash` runs at that time. */
export async function killWriter(
  location: Location,
  writes: number,
  crash?: { end: () => Promise<void>; begin: () => Promise<void> },
): Promise<Killed> {
  const killAt = Math.ceil(Math.random() * writes * 0.9);
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'server/live/testing/writer.ts', JSON.stringify(location), String(writes)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let printed = '';
  let count = 0;
  let ended: Promise<void> | undefined;
  child.stdout.on('data', (data: Buffer) => {
    printed += data.toString();
    count += data.filter((byte) => byte === 10).length;
    if (count < killAt || child.killed) return;
    ended = crash?.end();
    child.kill('SIGKILL');
  });
  await new Promise((closed) => child.on('close', closed));
  await ended;
  await crash?.begin();
  const acknowledged = printed.split('\n').slice(0, -1);
  const database = await openDatabase(location, { create: false });
  try {
    const { problems, stored } = await readSnapshot(database, async (tx) => {
      const rows = await tx.selectFrom('record').select(['seq', 'id']).where('kind', '=', 'posts').execute();
      return { ...(await checkIntegrity(tx)), stored: new Set(rows.map(({ seq, id }) => `${seq} ${id}`)) };
    });
    const lost = acknowledged.filter((line) => !stored.has(line)).length;
    return { acknowledged: acknowledged.length, lost, problems };
  } finally {
    await database.db.destroy();
  }
}
