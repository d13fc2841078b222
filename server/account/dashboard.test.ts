import { expect, test } from 'vitest';
import { createStore } from '../data/store.ts';
import { ask } from '../testing/ask.ts';
import { read } from '../testing/read.ts';

test('the number of saved posts counts those that still exist', async () => {
  const store = createStore();
  const [id] = store.posts.keys();
  const count = async () =>
    read<number>(
      await ask('{ viewer { items { savedPostCount } } }', {}, store),
      'viewer.items.savedPostCount',
    );
  const before = await count();
  store.change({ mark: 'savedPosts', id: id!, on: true });
  expect(await count()).toBe(before + 1);
  store.change({ drop: 'posts', id: id! });
  expect(await count()).toBe(before);
});
