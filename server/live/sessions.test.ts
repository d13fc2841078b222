import { afterEach, expect, test, vi } from 'vitest';
import { openDatabase, type Database } from './database.ts';
import { openEventStream } from './testing/eventStream.ts';
import { onEachDatabase } from './testing/onEachDatabase.ts';
import { createReplicas } from './testing/replicas.ts';
import { done, refused, signUp } from './testing/visitors.ts';

const { replica } = createReplicas();
const day = 86_400_000;
let database: Database | undefined;
afterEach(async () => {
  vi.useRealTimers();
  await database?.db.destroy();
  database = undefined;
});

onEachDatabase((bench) => {
  const pass = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });

  /** Signs Ada up. `expire` sets when the sessions end, `expires` reads it; both in milliseconds from now. */
  async function oneSession() {
    const served = await replica(bench);
    const ada = await signUp(served, 'Ada Grove');
    const opened = await openDatabase((await bench.scratch()).location, { create: false });
    const { db, locksRows } = (database = opened);
    return {
      served,
      ada,
      expire: async (ms: number) => {
        const at = new Date(Date.now() + ms);
        await db
          .updateTable('session')
          .set({ expiresAt: locksRows ? at : at.toISOString() })
          .execute();
      },
      expires: async () => {
        const { expiresAt } = await db.selectFrom('session').select('expiresAt').executeTakeFirstOrThrow();
        return new Date(expiresAt).getTime() - Date.now();
      },
    };
  }

  test('a session is renewed with its cookie, so the stream of events does not renew it', async () => {
    const { served, ada, expire, expires } = await oneSession();
    await expire(5 * day);
    // The session in memory is too old.
    pass(3_000);
    const stream = await openEventStream(served.origin, '/events', { cookie: ada.cookie });
    expect([stream.status, stream.headers['set-cookie']]).toEqual([200, undefined]);
    stream.close();
    expect(await expires()).toBeLessThan(5 * day);
    for (const path of ['/account/export', '/']) {
      // oxlint-disable-next-line no-await-in-loop -- one request after the other
      await expire(5 * day);
      pass(3_000);
      // oxlint-disable-next-line no-await-in-loop -- one request after the other
      const { headers } = await served.ask(path, { headers: ada.page() });
      expect(headers['set-cookie']).toEqual([expect.stringContaining('Max-Age=604800')]);
      // oxlint-disable-next-line no-await-in-loop -- one request after the other
      expect(await expires()).toBeGreaterThan(6.9 * day);
    }
  });

  test('sessions and counts that have ended are deleted', async () => {
    const { served, expire } = await oneSession();
    const { accounts } = served.live;
    const rows = async (table: 'attempt' | 'session') =>
      (await database!.db.selectFrom(table).selectAll().execute()).length;
    await accounts!.prune();
    expect([await rows('session'), await rows('attempt')]).toEqual([1, 1]);
    await expire(-1_000);
    pass(2 * 3_600_000);
    await accounts!.prune();
    expect([await rows('session'), await rows('attempt')]).toEqual([0, 0]);
  });

  test('a session that has just ended runs no action', async () => {
    const { ada, expire } = await oneSession();
    const post = () => ada.run('createPost', { content: 'Hello' });
    expect(await post()).toEqual(done);
    await expire(500);
    // It is still in memory.
    pass(1_000);
    expect((await ada.send('{ viewer { name } }')).data).toEqual({ viewer: { name: 'Ada Grove' } });
    expect(await post()).toEqual(refused('UNAUTHENTICATED'));
  });
});
