import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import '../devtools/QueryPanel.tsx';
import { setQueryPanelOpen } from '../shell/queryPanel.ts';
import { createLiveServer } from '../testing/liveServer.ts';
import { media, mockMediaQueries } from '../testing/mediaQueries.ts';
import { postBy, renderFeed } from '../testing/renderFeed.tsx';
import { renderRoute } from '../testing/renderRoute.tsx';
import { expectToast, toast } from '../testing/toast.ts';
import './job.ts';
import './perform.ts';
import './post.ts';

/** Screens in live mode: the server performs `setJobSaved`, `setPostLiked`, `createPost` and `addComment`. */

// Other test files share this module.
afterEach(() => setQueryPanelOpen(false));

const fails = ['before', 'before', 'before'] as const;

/** Collects all values of an attribute of an element that is rendered again. */
function watchAttribute(find: () => HTMLElement | undefined, name: string) {
  const seen = [find()?.getAttribute(name)];
  const record = () => {
    const value = find()?.getAttribute(name);
    if (value !== undefined && value !== seen.at(-1)) seen.push(value);
  };
  const observer = new MutationObserver(record);
  observer.observe(document.body, { attributes: true, childList: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  return seen;
}

test('a saved job is pressed at once, and never flips back', async () => {
  mockMediaQueries(media.wide);
  delete document.documentElement.dataset['hydrated'];
  const { link, sent, mutations } = createLiveServer();
  const { user } = await renderRoute('/jobs', { transport: link });
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-hydrated'));
  const find = () => screen.queryAllByRole('button', { name: /^Save Senior Product Designer/ })[0];
  await screen.findAllByRole('article');
  const seen = watchAttribute(find, 'aria-pressed');
  await user.click(find()!);
  await waitFor(() => expect(sent.some(({ headers }) => headers['x-seen'] === '2')).toBe(true));
  expect(await screen.findByRole('tab', { name: /^Saved Jobs/ })).toHaveTextContent('1');
  expect(mutations()).toHaveLength(1);
  expect(seen).toEqual(['false', 'true']);
});

test('a failed toggle returns to its state, and Retry repeats it', async () => {
  const { link, failures, mutations } = createLiveServer();
  const { user } = await renderFeed('/', { transport: link });
  const find = () => postBy('Idris Vale').getByRole('button', { name: /^Like/ });
  failures.push(...fails);
  await user.click(find());
  await waitFor(() => expect(find()).toHaveAttribute('aria-pressed', 'true'));
  await waitFor(() => expect(toast('Something went wrong')).not.toBeNull(), { timeout: 5_000 });
  await expectToast('Something went wrong', 'Please try again in a moment.', 'destructive');
  expect(find()).toHaveAttribute('aria-pressed', 'false');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(find()).toHaveAttribute('aria-pressed', 'true'));
  expect(toast('Something went wrong')).toBeNull();
  await waitFor(() => expect(mutations()).toHaveLength(4));
  expect(new Set(mutations().map(({ headers }) => headers['x-action'])).size).toBe(1);
});

test('Retry sends the id of the failed action, also after another action', async () => {
  const { link, failures, mutations } = createLiveServer();
  const { user } = await renderFeed('/', { transport: link });
  const like = (name: string) => postBy(name).getByRole('button', { name: /^Like/ });
  failures.push('after', 'before', 'before');
  await user.click(like('Idris Vale'));
  await waitFor(() => expect(toast('Something went wrong')).not.toBeNull(), { timeout: 5_000 });
  await user.click(like('Sofia Lindqvist'));
  await waitFor(() => expect(mutations()).toHaveLength(4));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(mutations()).toHaveLength(5));
  const ids = mutations().map(({ headers }) => headers['x-action']);
  expect(ids).toEqual([ids[0], ids[0], ids[0], expect.not.stringContaining(ids[0]!), ids[0]]);
});

test('a post whose request fails is back in the composer; Retry sends it, and text typed meanwhile stays', async () => {
  const { link, failures, hold, isHeld } = createLiveServer();
  const { user } = await renderFeed('/', { transport: link });
  const field = screen.getByRole('textbox', { name: 'Post' });
  failures.push(...fails);
  await user.type(field, 'A heron');
  await user.click(screen.getByRole('button', { name: 'Post' }));
  await waitFor(() => expect(toast('Something went wrong')).not.toBeNull(), { timeout: 5_000 });
  expect(field).toHaveValue('A heron');
  expect(screen.queryByText('A heron', { selector: 'article *' })).toBeNull();
  const release = hold('CreatePost');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(isHeld('CreatePost')).toBe(false));
  await user.type(field, ' and a swan');
  release();
  await expectToast('Post created!', 'Your post has been shared with your network.');
  expect(field).toHaveValue(' and a swan');
  expect(await screen.findAllByText('A heron', { selector: 'article *' })).toHaveLength(1);
});

test('a comment leaves its field at once; a failure gives it back before what was typed since', async () => {
  const { link, failures, hold, isHeld } = createLiveServer();
  const { user } = await renderFeed('/', { transport: link });
  await user.click(postBy('Idris Vale').getByRole('button', { name: /^Comment on/ }));
  const field = await screen.findByRole('textbox', { name: 'Your comment' });
  const release = hold('AddComment');
  failures.push('after', 'before', 'before');
  await user.type(field, 'A heron{Enter}');
  await waitFor(() => expect(isHeld('AddComment')).toBe(false));
  expect(field).toHaveValue('');
  expect(screen.getByText('Sending…')).toHaveAttribute('role', 'status');
  await user.type(field, 'and');
  release();
  await waitFor(() => expect(field).toHaveValue('A heron and'), { timeout: 5_000 });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByText('Sending…')).toBeNull());
  expect(field).toHaveValue('and');
  expect(await screen.findAllByText('A heron')).toHaveLength(1);
});

test('after the session has ended elsewhere, an action leads to log in and keeps the typed text', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  onTestFinished(() => {
    assign.mockRestore();
    sessionStorage.clear();
  });
  const { link, endSession, mutations } = createLiveServer();
  const { user } = await renderFeed('/', { transport: link });
  await user.type(screen.getByRole('textbox', { name: 'Post' }), 'A heron');
  endSession();
  await user.click(screen.getByRole('button', { name: 'Post' }));
  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/auth/login?next=%2F'));
  expect(mutations()).toHaveLength(1);
  expect(sessionStorage.getItem('notice')).toContain('Log in first');
  expect(sessionStorage.getItem('draft:post')).toBe('A heron');
  expect(toast('Something went wrong')).toBeNull();
});

test.for([
  ['simulated', /stays in this tab and is gone when you reload/, /Logging in and signing up are simulated/],
  ['live', /The server stores what you do\./, /stores your password only as a hash/],
] as const)('the terms are true in %s mode', async ([mode, ...texts]) => {
  if (mode === 'live') createLiveServer();
  await renderRoute('/terms');
  for (const text of texts)
    // oxlint-disable-next-line no-await-in-loop -- the first one waits for the screen
    expect(await screen.findByText(text)).toBeVisible();
});
