import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { Busy } from '../../shared/requestQueue.ts';
import { openDatabase } from '../database.ts';
import { scratchSqlite, secret } from '../testing/databases.ts';
import { createAuth } from './auth.ts';

const load = vi.hoisted(() => ({ running: 0, most: 0 }));
vi.mock('better-auth/crypto', () => ({
  verifyPassword: async () => true,
  async hashPassword() {
    load.running += 1;
    load.most = Math.max(load.most, load.running);
    await nextTurn();
    load.running -= 1;
    return 'hash';
  },
}));

test('passwords are hashed two at once, and too many at once are refused', async () => {
  const scratch = await scratchSqlite();
  const database = await openDatabase(scratch.location, { create: true });
  const auth = createAuth(database, {
    secret,
    origin: 'http://127.0.0.1:4000',
    sendReset: async () => {},
  });
  const { hash } = (await auth.$context).password;
  const results = await Promise.allSettled(Array.from({ length: 60 }, () => hash('grove and rings')));
  const refusals = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason as unknown] : [],
  );
  expect([load.most, refusals.length]).toEqual([2, 8]);
  for (const refusal of refusals) expect(refusal).toBeInstanceOf(Busy);
  await database.db.destroy();
  await scratch.remove();
});
