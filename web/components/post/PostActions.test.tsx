import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { setPostLiked } from '../../actions/post.ts';
import { postBy, renderFeed } from '../../testing/renderFeed.tsx';
import { expectToast } from '../../testing/toast.ts';

const idris = () => postBy('Idris Vale');
const action = (name: RegExp | string) => idris().getByRole('button', { name });

test('FD-11 Like adds one to the count, and a second press removes it', async () => {
  const { user } = await renderFeed();
  const like = action('Like post by Idris Vale, 97 likes');
  expect(like).toHaveAttribute('aria-pressed', 'false');
  await user.click(like);
  expect(await idris().findByRole('button', { name: 'Like post by Idris Vale, 98 likes' })).toBe(like);
  expect(like).toHaveTextContent(/^98$/);
  expect(like).toHaveAttribute('aria-pressed', 'true');
  await user.click(like);
  expect(await idris().findByRole('button', { name: 'Like post by Idris Vale, 97 likes' })).toBe(like);
  expect(like).toHaveAttribute('aria-pressed', 'false');
});

test('FD-11 a second press of Like before the first is done leaves the post as it was', async () => {
  await renderFeed();
  const simulate = vi.spyOn(setPostLiked, 'simulate');
  const like = action('Like post by Idris Vale, 97 likes');
  fireEvent.click(like);
  fireEvent.click(like);
  await vi.waitFor(() =>
    expect(simulate.mock.calls.map(([{ input }]) => input.liked)).toEqual([true, false]),
  );
  expect(await idris().findByRole('button', { name: 'Like post by Idris Vale, 97 likes' })).toBe(like);
  expect(like).toHaveAttribute('aria-pressed', 'false');
});

test('FD-11 a single like is shown in the singular', async () => {
  const { user } = await renderFeed();
  await user.type(screen.getByRole('textbox', { name: 'Post' }), 'New');
  await user.click(screen.getByRole('button', { name: 'Post' }));
  await expectToast('Post created!', 'Your post has been shared with your network.');
  await user.click(postBy('Maren Holt').getByRole('button', { name: 'Like post by Maren Holt, 0 likes' }));
  expect(
    await postBy('Maren Holt').findByRole('button', { name: 'Like post by Maren Holt, 1 like' }),
  ).toBeVisible();
});

test('FD-11 Save toggles between pressed and not pressed', async () => {
  const { user } = await renderFeed();
  const save = action('Save post by Idris Vale');
  expect(save).toHaveAttribute('aria-pressed', 'false');
  expect(save).toHaveAttribute('data-tip', 'Save');
  await user.click(save);
  await vi.waitFor(() => expect(save).toHaveAttribute('aria-pressed', 'true'));
  expect(save).toHaveAttribute('data-tip', 'Saved');
  await user.click(save);
  await vi.waitFor(() => expect(save).toHaveAttribute('aria-pressed', 'false'));
});

test("FD-11 Share copies the post's link, counts, and shows a notice", async () => {
  const { user } = await renderFeed();
  const share = action('Share post by Idris Vale, 8 shares');
  await user.click(share);
  await expectToast('Share link copied', 'Post link has been copied to clipboard.');
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/#post-deleting-code`);
  const nine = { name: 'Share post by Idris Vale, 9 shares' };
  expect(await idris().findByRole('button', nine)).toBe(share);
  // The same viewer who copies the link again does not count twice.
  await navigator.clipboard.writeText('');
  await user.click(share);
  await vi.waitFor(async () => expect(await navigator.clipboard.readText()).not.toBe(''));
  expect(idris().getByRole('button', nine)).toBe(share);
});

test('FD-11 liking one post leaves the others alone', async () => {
  const { user } = await renderFeed();
  await user.click(action(/^Like/));
  await idris().findByRole('button', { name: /98 likes$/ });
  expect(postBy('Sofia Lindqvist').getByRole('button', { name: /248 likes$/ })).toBeVisible();
});
