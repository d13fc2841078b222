import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { postBy, renderFeed } from '../../testing/renderFeed.tsx';

const post = () => postBy('Maren Holt');

test('a long post is folded: See more shows the rest, See less folds it again', async () => {
  const { user } = await renderFeed();
  const start = 'We moved the whole shop. '.repeat(30);
  await user.click(screen.getByLabelText('Post'));
  await user.paste(`${start}Here it ends.`);
  await user.click(screen.getByRole('button', { name: 'Post' }));
  const more = await screen.findByRole('button', { name: 'See more of the post by Maren Holt' });
  const end = () => post().getByText(/Here it ends\.$/);
  // Without scripts all of it is shown.
  expect(end()).toHaveClass('hidden', 'noscript:inline');
  await user.click(more);
  expect(end()).not.toHaveClass('hidden');
  const less = screen.getByRole('button', { name: 'See less of the post by Maren Holt' });
  await waitFor(() => expect(less).toHaveFocus());
  await user.click(less);
  expect(end()).toHaveClass('hidden');
});

test('hashtags in a text are links and are not repeated below it', async () => {
  const { user } = await renderFeed();
  await user.type(screen.getByLabelText('Post'), '#Sketches of our #bridge, see a#b');
  await user.click(screen.getByRole('button', { name: 'Post' }));
  const link = await screen.findByRole('link', { name: '#Sketches' });
  expect(link).toHaveAttribute('href', '/?tag=sketches');
  expect(post().getByRole('link', { name: '#bridge' })).toHaveAttribute('href', '/?tag=bridge');
  expect(post().queryByRole('list')).toBeNull();
  expect(post().queryByRole('link', { name: '#b' })).toBeNull();
});

test('a picture opens whole in a dialog, and is a link without scripts', async () => {
  const { user } = await renderFeed();
  const link = postBy('Sofia Lindqvist').getByRole('link', {
    name: 'Open the picture in the post by Sofia Lindqvist',
  });
  expect(link).toHaveAttribute('href', '/art/ui-fern-3.svg');
  await user.click(link);
  const dialog = within(await screen.findByRole('dialog', { name: 'Picture by Sofia Lindqvist' }));
  expect(dialog.getByRole('img', { name: 'The new onboarding on a laptop and on a phone' })).toHaveClass(
    'object-contain',
  );
  await user.keyboard('{Escape}');
  await waitFor(() => expect(link).toHaveFocus());
});
