import { expect, test } from 'vitest';
import { createStore } from '../data/store.ts';
import { change, dataOf, newPost } from './testing/actions.ts';
import { interleave } from './testing/interleave.ts';
import { onEachDatabase, onSqlite } from './testing/onEachDatabase.ts';

onEachDatabase(({ open }) => {
  test('the first start stores the sample data as entry 1, and its times stay', async () => {
    const live = await open();
    const { posts, people, data } = createStore();
    expect(live.seq).toBe(1);
    expect([...live.store.posts.keys()]).toEqual([...posts.keys()]);
    expect([...live.store.people.keys()]).toEqual([...people.keys()]);
    expect(live.store.data.marks).toEqual(data.marks);
    const again = await open();
    expect(dataOf(again)).toBe(dataOf(live));
    expect(again.seq).toBe(1);
  });

  test('records, marks and values are the same after a restart, in the same order', async () => {
    const live = await open();
    const { store } = live;
    const [first, second, third] = store.posts.keys();
    const [job, other] = store.jobs.keys();
    const mark = (id: string, on: boolean) => ({ mark: 'savedJobs', id, on }) as const;
    await change(live, [newPost(store, 'post-b'), newPost(store, 'post-a')]);
    await change(live, [{ drop: 'posts', id: first! }, newPost(store, second!), mark(job!, true)]);
    await change(live, [mark(other!, true), mark(job!, true)]);
    await change(live, [mark(job!, false), mark(job!, true), { drop: 'posts', id: 'post-a' }]);
    await change(live, [newPost(store, 'post-a'), mark(third!, true), mark(third!, false)]);
    await change(live, [{ set: 'settings', value: { ...store.data.settings } }]);
    expect([...store.data.marks.savedJobs]).toEqual([other, job]);
    expect([...store.posts.keys()].slice(-2)).toEqual(['post-b', 'post-a']);
    expect([...store.posts.keys()][0]).toBe(second);
    const again = await open();
    expect(dataOf(again)).toBe(dataOf(live));
    expect(again.seq).toBe(7);
  });

  test("a second account's marks and values are its own, also on another replica and after a restart", async () => {
    const [live, follower] = [await open(), await open()];
    const [first, account] = [...live.store.people.keys()] as [string, string];
    const [job] = live.store.jobs.keys();
    const { settings } = live.store.of(account);
    const value = { ...settings, profile: { ...settings.profile, bio: 'Second' } };
    const changes = [{ mark: 'savedJobs', id: job!, on: true } as const, { set: 'settings', value } as const];
    const outcome = await live.act({ account, action: 'test', actionId: 'own' }, () => ({ changes }));
    expect(outcome).toMatchObject({ done: { seq: 2 } });
    await follower.caughtUp(2);
    for (const { store } of [live, follower, await open()]) {
      expect([...store.of(account).data.marks.savedJobs]).toEqual([job]);
      expect(store.of(account).settings).toEqual(value);
      expect(store.of(first).data.marks).toEqual(createStore().data.marks);
      expect(store.of(first).settings.profile.bio).not.toBe('Second');
    }
  });

  test('an action gets the time of the database and the number of its entry', async () => {
    const live = await open();
    const done = await change(live, (at) => [newPost(live.store, 'post-new', at)]);
    expect(done).toEqual({
      seq: 2,
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]{8}\.\d{3}Z$/),
      repeated: false,
    });
    expect(live.store.posts.get('post-new')?.postedAt).toBe(done.at);
    expect(Math.abs(Date.parse(done.at) - Date.now())).toBeLessThan(60_000);
  });

  test('a repeated request returns the entry of the first one, also after a restart and from another replica', async () => {
    const live = await open();
    const done = await change(live, [newPost(live.store, 'post-new')], 'press-1');
    await change(live, [{ drop: 'posts', id: 'post-new' }]);
    const repeated = { ...done, repeated: true };
    expect(await change(live, [newPost(live.store, 'post-new')], 'press-1')).toEqual(repeated);
    expect(await change(await open(), [newPost(live.store, 'post-new')], 'press-1')).toEqual(repeated);
    expect(live.store.posts.has('post-new')).toBe(false);
    const { id: account } = live.store.viewer;
    const request = { account, action: 'another', actionId: 'press-1' };
    await expect(live.act(request, () => ({ changes: [] }))).rejects.toThrow("has this id, not 'another'");
  });

  test('an action that is refused, throws or would leave a dangling reference stores nothing', async () => {
    const live = await open();
    const before = dataOf(live);
    const request = (actionId: string) => ({ account: live.store.viewer.id, action: 'test', actionId });
    expect(await live.act(request('a'), () => ({ refused: 'too long' }))).toEqual({ refused: 'too long' });
    const broken = () => {
      throw new TypeError('broken');
    };
    await expect(live.act(request('b'), broken)).rejects.toThrow(TypeError);
    const [post] = live.store.posts.values();
    const dangling = { put: 'posts', record: { ...post!, id: 'post-new', authorId: 'nobody' } } as const;
    await expect(change(live, [dangling])).rejects.toThrow("refer to 'nobody'");
    await expect(live.act({ ...request('c'), account: 'nobody' }, broken)).rejects.toThrow(
      "no account 'nobody'",
    );
    expect([live.seq, dataOf(live), await live.problem()]).toEqual([1, before, undefined]);
    // The ids of actions that stored nothing can be used.
    expect(await change(live, [], 'a')).toMatchObject({ seq: 2, repeated: false });
    expect((await open()).seq).toBe(2);
  });

  test('actions that arrive together run one after the other, each on the result of the one before', async () => {
    const live = await open();
    const [post] = live.store.posts.values();
    const like = () =>
      change(live, () => {
        const stored = live.store.posts.get(post!.id)!;
        return [{ put: 'posts', record: { ...stored, likes: stored.likes + 1 } }];
      });
    const done = await Promise.all(Array.from({ length: 20 }, like));
    expect(done.map(({ seq }) => seq)).toEqual(Array.from({ length: 20 }, (_, i) => i + 2));
    expect(live.store.posts.get(post!.id)!.likes).toBe(post!.likes + 20);
  });

  test('another replica applies entries in their order, and acts on them', async () => {
    const [one, two] = [await open(), await open()];
    const { seq } = await change(one, [newPost(one.store, 'post-new')]);
    await two.caughtUp(seq);
    expect(two.store.posts.has('post-new')).toBe(true);
    await change(one, [{ drop: 'posts', id: 'post-new' }]);
    // The second replica reads the removal before it decides.
    await change(two, () => {
      expect(two.store.posts.has('post-new')).toBe(false);
      return [newPost(two.store, 'post-new')];
    });
    await one.caughtUp(4);
    expect([dataOf(one), one.seq]).toEqual([dataOf(two), 4]);
  });

  test('two replicas that act at the same time end with the same data, and so does a third one that starts then', async () => {
    const replicas = [await open(), await open()] as const;
    const [{ store }] = replicas;
    const [shared] = store.posts.values();
    await interleave(replicas, 100);
    const third = await open();
    const [one, two] = replicas;
    expect([one.seq, two.seq, third.seq]).toEqual([101, 101, 101]);
    expect(store.posts.get(shared!.id)!.likes).toBe(shared!.likes + 100);
    expect(dataOf(two)).toBe(dataOf(one));
    expect(dataOf(third)).toBe(dataOf(one));
  });
});

onSqlite(({ open }) => {
  test('an entry that removes a record concerns the account that has read it', async () => {
    const live = await open();
    const ownerId = 'person-tomas-arce';
    const [notification] = live.store.data.notifications.values();
    const record = { ...notification!, id: 'notification-new', ownerId };
    const concerned: boolean[] = [];
    live.onApplied(({ accounts }) => concerned.push(accounts.has(ownerId)));
    await change(live, [{ put: 'notifications', record }]);
    await change(live, [{ drop: 'notifications', id: record.id }]);
    await change(live, []);
    expect(concerned).toEqual([true, true, false]);
  });

  test('the wait for an entry that does not exist ends after 2 s', async () => {
    const live = await open();
    const began = performance.now();
    await live.caughtUp(5);
    expect(performance.now() - began).toBeGreaterThan(1_900);
  });
});
