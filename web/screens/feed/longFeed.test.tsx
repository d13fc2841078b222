import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createStore } from '../../../server/data/store.ts';
import { createTransport } from '../../../server/testing/createTransport.ts';
import { repeatRecords } from '../../../server/testing/longLists.ts';
import { renderFeed } from '../../testing/renderFeed.tsx';

test('Show more posts appends 20 posts, and a new post stays first', async () => {
  const store = createStore();
  const inFeed = [...store.posts.values()].filter((post) => post.inFeed && !post.isFeatured);
  for (const record of repeatRecords(inFeed, 41)) store.change({ put: 'posts', record });
  const { user } = await renderFeed('/', { transport: createTransport(store) });
  const shown = () => screen.getAllByRole('article');
  expect(shown()).toHaveLength(20);
  await user.type(screen.getByRole('textbox', { name: /post/i }), 'Mine');
  await user.click(screen.getByRole('button', { name: 'Post' }));
  await waitFor(() => expect(shown()[0]).toHaveTextContent('Mine'));
  const more = () => screen.getByRole('button', { name: 'Show more posts' });
  fireEvent.click(more());
  await waitFor(() => expect(shown()).toHaveLength(40));
  expect(shown()[0]).toHaveTextContent('Mine');
  fireEvent.click(more());
  await waitFor(() => expect(shown()).toHaveLength(46));
  expect(screen.queryByRole('button', { name: 'Show more posts' })).toBeNull();
});
