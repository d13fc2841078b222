import { act, fireEvent, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { perform } from '../../actions/perform.ts';
import { setPostLiked, sharePost } from '../../actions/post.ts';
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
  const optimistic = vi.spyOn(setPostLiked, 'optimistic');
  const like = action('Like post by Idris Vale, 97 likes');
  fireEvent.click(like);
  fireEvent.click(like);
  await vi.waitFor(() =>
    expect(optimistic.mock.calls.map(([{ input }]) => input.liked)).toEqual([true, false]),
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

test("FD-11 Share copies the post's link where the device has no share sheet, which is no share", async () => {
  const { user, client } = await renderFeed();
  await user.click(action('Share post by Idris Vale, 8 shares'));
  await expectToast('Share link copied', 'Post link has been copied to clipboard.');
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/#post-deleting-code`);
  const input = { id: 'post-deleting-code', method: 'COPY_LINK' } as const;
  await act(() => perform(client, sharePost, { input }));
  expect(action('Share post by Idris Vale, 8 shares')).toBeVisible();
});

test('FD-11 what the share sheet of the device has sent counts once; a closed sheet counts nothing', async () => {
  const { user } = await renderFeed();
  const sheet = vi.fn<(data: ShareData) => Promise<void>>();
  Object.defineProperty(navigator, 'share', { value: sheet, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
  const share = action('Share post by Idris Vale, 8 shares');
  sheet.mockRejectedValueOnce(new DOMException('Closed.', 'AbortError'));
  await user.click(share);
  await vi.waitFor(() =>
    expect(sheet).toHaveBeenCalledWith({ url: `${location.origin}/#post-deleting-code` }),
  );
  expect(share).toHaveAccessibleName('Share post by Idris Vale, 8 shares');
  for (const _ of ['first', 'second']) await user.click(share);
  expect(sheet).toHaveBeenCalledTimes(3);
  expect(await idris().findByRole('button', { name: 'Share post by Idris Vale, 9 shares' })).toBe(share);
});

test('FD-11 liking one post leaves the others alone', async () => {
  const { user } = await renderFeed();
  await user.click(action(/^Like/));
  await idris().findByRole('button', { name: /98 likes$/ });
  expect(postBy('Sofia Lindqvist').getByRole('button', { name: /248 likes$/ })).toBeVisible();
});
