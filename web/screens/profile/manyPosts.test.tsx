import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createStore } from '../../../server/data/store.ts';
import { createTransport } from '../../../server/testing/createTransport.ts';
import { repeatRecords } from '../../../server/testing/longLists.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

/** Renders the page of an author with 23 posts. */
function renderWriter(authorId: string, path: string) {
  const store = createStore();
  const posts = store.postsByAuthor(authorId).slice(0, 100);
  for (const record of repeatRecords(posts, 23).slice(posts.length)) store.change({ put: 'posts', record });
  return renderRoute(path, { transport: createTransport(store) });
}
const part = async (name: string) => within(await screen.findByRole('region', { name }));

test('the posts of a profile have numbered pages', async () => {
  const path = '/profile/person-idris-vale';
  const { user, router } = await renderWriter('person-idris-vale', path);
  expect((await part('Recent Posts')).getAllByRole('article')).toHaveLength(10);
  await user.click((await part('Recent Posts')).getByRole('link', { name: 'Page 3' }));
  await waitFor(async () => expect((await part('Recent Posts')).getAllByRole('article')).toHaveLength(3));
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: path, search: '?page=3' }));
});

test('the updates of a company have numbered pages', async () => {
  await renderWriter('techcorp', '/companies/techcorp?page=5');
  expect((await part('Recent Updates')).getAllByRole('article')).toHaveLength(3);
  expect((await part('Recent Updates')).getByRole('link', { name: 'Page 5' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});
