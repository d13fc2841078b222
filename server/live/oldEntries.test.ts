import { afterEach, expect, test, vi } from 'vitest';
import { openDatabase } from './database.ts';
import { checkIntegrity } from './integrity.ts';
import { removed, removeOldChanges } from './oldEntries.ts';
import { change, newPost } from './testing/actions.ts';
import { onEachDatabase, onSqlite } from './testing/onEachDatabase.ts';

afterEach(() => vi.useRealTimers());
const later = () => Date.now() + 86_400_000;

onEachDatabase(({ open, scratch }) => {
  test('old entries lose their changes and hashes, and an action is still done once', async () => {
    const live = await open();
    const { account, action } = { account: live.store.viewer.id, action: 'test' };
    const add = (id: string, input: string) =>
      live.act<never>({ account, action, actionId: id, input }, () => ({
        changes: [newPost(live.store, id)],
      }));
    await add('post-old', 'hash');
    const database = await openDatabase((await scratch()).location, { create: false });
    await removeOldChanges(database, later());
    await add('post-new', 'hash');
    await removeOldChanges(database);
    const rows = await database.db
      .selectFrom('journal')
      .select(['changes', 'input'])
      .orderBy('seq')
      .execute();
    expect(rows).toMatchObject([
      { changes: removed, input: null },
      { changes: removed, input: null },
      { changes: expect.stringContaining('post-new'), input: 'hash' },
    ]);
    expect(await checkIntegrity(database.db)).toMatchObject({ problems: [] });
    await database.db.destroy();
    expect(await add('post-new', 'hash')).toMatchObject({ done: { repeated: true } });
    // Its input cannot be compared any more.
    expect(await add('post-old', 'hash')).toEqual({ past: true });
    const restarted = await open();
    expect(restarted.store.posts.has('post-old')).toBe(true);
  });
});

onSqlite(({ open, scratch }) => {
  test('a server that has missed entries whose changes are removed stops, and a new one has them', async () => {
    const one = await open();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const other = await open();
    await change(one, [newPost(one.store, 'post-new')]);
    const database = await openDatabase((await scratch()).location, { create: false });
    await removeOldChanges(database, later());
    await database.db.destroy();
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    await expect(other.look()).rejects.toThrow('Start it again');
    expect(log).toHaveBeenCalled();
    log.mockRestore();
    expect((await open()).store.posts.has('post-new')).toBe(true);
  });
});
