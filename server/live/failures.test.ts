import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { PostRecord } from '../post/records.ts';
import { errorLog, linesOf } from '../testing/errorLog.ts';
import { lockHead, openDatabase } from './database.ts';
import { loadData, readSnapshot } from './load.ts';
import { StorageError } from './problems.ts';
import { createReplica } from './replica.ts';
import { change, dataOf, newPost } from './testing/actions.ts';
import { onEachDatabase, onSqlite } from './testing/onEachDatabase.ts';

onEachDatabase(({ open, scratch }) => {
  const log = errorLog();
  /** Another connection to the database of the test. */
  const connect = async () => openDatabase((await scratch()).location, { create: false, lockMs: 20_000 });

  test('a writer waits for the lock of another one, and fails after the limit', async () => {
    const [one, two] = [await open({ lockMs: 20_000 }), await open({ lockMs: 150 })];
    const [other, connected] = [await connect(), await connect()];
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    let locked = () => {};
    const isLocked = new Promise<void>((resolve) => (locked = resolve));
    const writer = other.db.transaction().execute(async (tx) => {
      await lockHead(other, tx);
      locked();
      await held;
    });
    await isLocked;
    const began = performance.now();
    const waiting = change(one, [newPost(one.store, 'post-new')]);
    const update = connected.db.deleteFrom('attempt').execute();
    const refused = change(two, [newPost(two.store, 'post-other')]);
    await expect(refused).rejects.toThrow(/^Another process holds the lock of .*\. Try again; /);
    expect(performance.now() - began).toBeLessThan(10_000);
    // Reads go on, and a locked database is not a problem of the replica.
    expect([await two.problem(), two.store.posts.has('post-new')]).toEqual([undefined, false]);
    release();
    await Promise.all([writer, waiting, update]);
    expect(await change(two, [newPost(two.store, 'post-other')])).toMatchObject({ seq: 3 });
    await Promise.all([other.db.destroy(), connected.db.destroy()]);
  });

  test('an entry that cannot be applied stops the replica before it, and the problem names it', async () => {
    const live = await open();
    const before = dataOf(live);
    const other = await connect();
    const entry = { account: 'a', action: 'test', at: '2026-01-01T00:00:00.000Z' };
    const [post] = live.store.posts.values();
    const dangling = { put: 'posts', version: 1, record: { ...post!, authorId: 'nobody' } };
    await other.db
      .insertInto('journal')
      .values([
        { ...entry, seq: 2, action_id: 'a', changes: JSON.stringify([dangling]) },
        { ...entry, seq: 3, action_id: 'b', changes: '[]' },
      ])
      .execute();
    await other.db.updateTable('head').set({ seq: 3 }).execute();
    await expect(change(live, [])).rejects.toThrow(StorageError);
    const problem =
      "Entry 2 of the journal cannot be applied: The data refer to 'nobody', which does not exist.";
    expect(await live.problem()).toBe(problem);
    expect(linesOf(log()).filter(({ message }) => message === problem)).toHaveLength(1);
    expect([live.seq, dataOf(live)]).toEqual([1, before]);
    await expect(change(live, [])).rejects.toThrow(problem);
    await other.db.destroy();
  });

  test('a missing entry stops the replica', async () => {
    const live = await open();
    const other = await connect();
    await other.db.updateTable('head').set({ seq: 5 }).execute();
    expect(await live.behind!()).toBe(4);
    await expect(change(live, [])).rejects.toThrow('Entry 2 of the journal is missing.');
    expect(await live.problem()).toMatch('Entry 2 of the journal is missing.');
    await other.db.destroy();
  });

  test('a replica stops when a reset replaces the data', async () => {
    const live = await open();
    const other = await connect();
    await other.db.updateTable('head').set({ seq: 0, origin: 'another' }).execute();
    await expect(live.caughtUp(2)).rejects.toThrow('A reset or an import replaced the data.');
    expect(await live.problem()).toBe('A reset or an import replaced the data. Start this server again.');
    await other.db.destroy();
  });

  test('a database that is newer than the release is refused and not changed', async () => {
    await open();
    const other = await connect();
    await sql`insert into migration (name, timestamp) values ('0099-later', '2026-01-01')`.execute(other.db);
    await expect(open()).rejects.toThrow(
      `${other.place.name} is newer than this release: it has the migration '0099-later'. Run a newer release.`,
    );
    await sql`delete from migration where name = '0099-later'`.execute(other.db);
    await other.db.updateTable('record').set({ version: 9 }).where('kind', '=', 'posts').execute();
    await expect(open()).rejects.toThrow(
      "The kind 'posts' is stored in version 9, which is newer than this release.",
    );
    await other.db
      .updateTable('record')
      .set({ kind: 'stories', version: 1 })
      .where('kind', '=', 'posts')
      .execute();
    await expect(open()).rejects.toThrow("has 'stories', which this release does not have.");
    await other.db.destroy();
  });

  test('two servers that start together on an empty database store the sample once', async () => {
    const [one, two] = await Promise.all([open(), open()]);
    expect([one.seq, dataOf(one)]).toEqual([two.seq, dataOf(two)]);
  });
});

onSqlite(({ open, scratch }) => {
  test('a deleted file is a problem, and its actions fail', async () => {
    const live = await open();
    const { location } = await scratch();
    rmSync(join((location as { folder: string }).folder, 'workgrove.sqlite'));
    await expect(change(live, [])).rejects.toThrow('was moved or deleted. Restore it, then start again.');
    expect(await live.problem()).toMatch('was moved or deleted.');
  });

  test('an action on a full disk changes nothing, and works when there is space', async () => {
    await (await open()).close();
    const database = await openDatabase((await scratch()).location, { create: false });
    const replica = createReplica(database, await readSnapshot(database, loadData));
    const request = { account: replica.store.viewer.id, action: 'test', actionId: 'large' };
    const post = newPost(replica.store, 'post-new') as { put: 'posts'; record: PostRecord };
    const record = { ...post.record, content: 'x'.repeat(100_000) };
    const act = () => replica.act(request, () => ({ changes: [{ ...post, record }] }));
    const allowPages = (pages: number) =>
      sql`pragma max_page_count = ${sql.raw(String(pages))}`.execute(database.db);
    // SQLite raises it to the present size.
    await allowPages(1);
    await expect(act()).rejects.toThrow(/^The disk of .* is full\. Free some space, then try again\.$/);
    expect([replica.seq, replica.store.posts.has('post-new')]).toEqual([1, false]);
    await allowPages(100_000);
    expect(await act()).toMatchObject({ done: { seq: 2, repeated: false } });
    await database.db.destroy();
  });
});
