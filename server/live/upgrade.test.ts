import { expect, test } from 'vitest';
import { marked } from '../shared/markCounts.ts';
import { openDatabase, type Tables } from './database.ts';
import { change } from './testing/actions.ts';
import { onEachDatabase } from './testing/onEachDatabase.ts';

type Body = Record<string, unknown>;

/** The bodies of version 1 from those of now, of the kinds that have a later version. */
const versionOne: Readonly<Record<string, (body: Body) => Body>> = {
  ...Object.fromEntries(
    ['jobAlerts', 'notifications', 'recentSearches', 'requests'].map((kind) => [
      kind,
      ({ ownerId: _owner, ...body }: Body) => body,
    ]),
  ),
  ...Object.fromEntries(
    ['channels', 'companies', 'posts', 'topics'].map((kind) => [kind, (body: Body) => body]),
  ),
  applications: ({ email: _email, phone: _phone, ...body }) => body,
  creatorProducts: ({ ownerId: _owner, sales: _sales, ...body }) => body,
  contacts: ({ memberIds, onlineIds, ...body }) => ({
    ...body,
    personId: (memberIds as string[])[1],
    status: (onlineIds as string[]).length > 0 ? 'ONLINE' : 'OFFLINE',
  }),
  connected: ({ personId, connectedAt }) => ({ id: personId, connectedAt }),
  invitations: ({ ownerId: _owner, answer: _answer, ...body }) => body,
  messages: ({ readerIds: _readers, unreadBy, ...body }) => ({
    ...body,
    read: (unreadBy as string[]).length === 0,
  }),
  people: (body) => ({ ...body, connectionState: 'NONE', mutualConnections: 7 }),
};

onEachDatabase(({ open, scratch }) => {
  test('a profile that an earlier release stored as hidden with the settings alone is hidden', async () => {
    const earlier = await open();
    const account = 'person-tomas-arce';
    const { settings } = earlier.store.of(account);
    const privacy = { ...settings.privacy, profileVisibility: 'NOBODY' as const };
    const changes = [{ set: 'settings', value: { ...settings, privacy } }] as const;
    await earlier.act({ account, action: 'test', actionId: 'hide' }, () => ({ changes }));
    await earlier.close();
    const { store } = await open();
    expect(store.people.get(account)).toMatchObject({ isHidden: true, isIndexed: false });
  });

  test('the data of the release with version 1 of every kind is read, changed and read again', async () => {
    const earlier = await open();
    const { store } = earlier;
    await earlier.close();
    const { db } = await openDatabase((await scratch()).location, { create: false });
    const rows = await db.selectFrom('record').selectAll().where('version', '>', 1).execute();
    expect(new Set(rows.map(({ kind }) => kind))).toEqual(
      new Set(Object.keys(versionOne).filter((kind) => store.sample[kind as 'people'].size > 0)),
    );
    for (const row of rows) {
      const body = versionOne[row.kind]!(JSON.parse(row.body) as Body);
      const old: Partial<Tables['record']> = {
        version: 1,
        id: body['id'] as string,
        body: JSON.stringify(body),
      };
      // oxlint-disable-next-line no-await-in-loop -- one connection runs one statement at a time
      await db.updateTable('record').set(old).where('kind', '=', row.kind).where('id', '=', row.id).execute();
    }
    await db.destroy();

    const upgraded = await open();
    const connectedWith = (data: typeof store) =>
      [...data.connectionOf.values()].map(({ personId, connectedAt }) => ({ personId, connectedAt }));
    const sameKinds = Object.keys(versionOne).filter(
      (kind) => !['applications', 'connected'].includes(kind),
    ) as 'people'[];
    for (const kind of sameKinds)
      expect([...upgraded.store.sample[kind].values()]).toEqual([...store.sample[kind].values()]);
    expect(connectedWith(upgraded.store)).toEqual(connectedWith(store));
    expect([...upgraded.store.sample.applications.values()]).toEqual(
      Array.from(store.sample.applications.values(), (one) => ({ ...one, email: null, phone: null })),
    );

    const [connection] = upgraded.store.sample.connected.values();
    const [notification] = upgraded.store.sample.notifications.values();
    await change(upgraded, [
      { drop: 'connected', id: connection!.id },
      { put: 'notifications', record: { ...notification!, read: true } },
    ]);
    const again = await open();
    expect(again.store.sample.connected.has(connection!.id)).toBe(false);
    expect(connectedWith(again.store)).toHaveLength(store.connected.size - 1);
    expect(again.store.sample.notifications.get(notification!.id)).toEqual({ ...notification, read: true });
  });

  test('the likes and follows of an earlier release are counted once', async () => {
    const postId = 'post-helper-texts';
    const account = 'person-jiho-park';
    const earlier = await open();
    const { likes, shares } = earlier.store.posts.get(postId)!;
    const { followers } = earlier.store.companies.get('techcorp')!;
    // The earlier release stored marks alone.
    await change(earlier, [
      { mark: 'likedPosts', id: postId, on: true },
      { mark: 'sharedNodes', id: postId, on: true },
    ]);
    await earlier.act({ account, action: 'test', actionId: 'marks' }, () => ({
      changes: [
        { mark: 'likedPosts', id: postId, on: true },
        { mark: 'followedCompanies', id: 'techcorp', on: true },
      ],
    }));
    await earlier.close();
    const { db } = await openDatabase((await scratch()).location, { create: false });
    await db
      .updateTable('record')
      .set({ version: 1 })
      .where('kind', 'in', ['posts', 'companies', 'topics'])
      .execute();
    await db.destroy();

    const countsIn = ({ store }: typeof earlier) => [
      store.posts.get(postId)!.likes,
      store.posts.get(postId)!.shares,
      store.companies.get('techcorp')!.followers,
    ];
    const upgraded = await open();
    expect(countsIn(upgraded)).toEqual([likes + 2, shares + 1, followers + 1]);
    const { store, act } = upgraded;
    await act({ account, action: 'test', actionId: 'unlike' }, () => ({
      changes: marked(store.of(account), 'likedPosts', postId, false),
    }));
    expect(countsIn(upgraded)).toEqual([likes + 1, shares + 1, followers + 1]);
    expect(countsIn(await open())).toEqual([likes + 1, shares + 1, followers + 1]);
  });
});
