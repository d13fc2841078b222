import { expect, test } from 'vitest';
import { dataOf } from './testing/actions.ts';
import { interleave } from './testing/interleave.ts';
import { onEachDatabase } from './testing/onEachDatabase.ts';

onEachDatabase(({ open }) => {
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
