import { ApolloLink } from '@apollo/client';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ReplaySubject, switchMap, take } from 'rxjs';
import { expect, test, vi } from 'vitest';
import { expectAuthors, postBy, renderFeed } from '../../testing/renderFeed.tsx';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { expectToast } from '../../testing/toast.ts';

const composer = () => within(screen.getByRole('form', { name: 'Create a post' }));
const text = () => composer().getByRole('textbox', { name: 'Post' });
const button = () => composer().getByRole('button', { name: 'Post' });
const write = (value: string) => fireEvent.change(text(), { target: { value } });
const authors = ['Sofia Lindqvist', 'Idris Vale', 'Noor Siddiqui', 'Wanjiru Kamau'];
const postedNotice = 'Your post has been shared with your network.';

test('FD-07 the composer precedes the posts', async () => {
  await renderFeed();
  const form = screen.getByRole('form', { name: 'Create a post' });
  const [first] = screen.getAllByRole('article');
  expect(form.compareDocumentPosition(first!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(text()).toHaveAttribute('placeholder', "Share what you're working on");
});

for (const [what, value] of [
  ['empty', ''],
  ['spaces', '   '],
  ['line breaks and tabs', '\n\t \n'],
] as const)
  test(`SS-17 Post is disabled while the text is ${what}`, async () => {
    await renderFeed();
    write('x');
    expect(button()).toBeEnabled();
    write(value);
    expect(button()).toBeDisabled();
  });

test('VA-01 invisible characters are not content', async () => {
  await renderFeed();
  write('\u200B\u200B \u2060');
  expect(button()).toBeDisabled();
});

test('VA-03 posting from a filtered feed clears the filter, lists the new post first, but not under Top, and focuses the field', async () => {
  const { user, router } = await renderFeed('/?tag=hiring');
  await user.type(text(), 'Seen by all: https://a.example/b');
  await user.click(button());
  await expectAuthors('Maren Holt', ...authors);
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(postBy('Maren Holt').getByRole('link', { name: 'https://a.example/b' })).toBeVisible();
  await waitFor(() => expect(text()).toHaveFocus());
  await router.navigate('/?sort=top');
  await expectAuthors('Wanjiru Kamau', 'Sofia Lindqvist', 'Noor Siddiqui', 'Idris Vale', 'Maren Holt');
});

test('VA-03 a post that is sent while the feed loads is in it', async () => {
  const release = new ReplaySubject<void>(1);
  const delayedLink = new ApolloLink((operation, forward) =>
    operation.operationName === 'FeedScreen'
      ? release.pipe(
          take(1),
          switchMap(() => forward(operation)),
        )
      : forward(operation),
  );
  const { user } = await renderRoute('/', { link: delayedLink });
  await screen.findByText('Loading your feed');
  await user.type(text(), 'Early');
  await user.click(button());
  release.next();
  await expectAuthors('Maren Holt', ...authors);
});

for (const value of ['', '  \n '])
  test(`VA-01 VA-02 ER-01 posting '${value.replace('\n', '\\n')}' by keyboard is refused with a notice`, async () => {
    const { user } = await renderFeed();
    write(value);
    text().focus();
    await user.keyboard('{Control>}{Enter}{/Control}');
    await expectToast('Cannot create empty post', 'Please add some content to your post.', 'destructive');
    await expectAuthors(...authors);
  });

test('VA-03 SS-18 SS-19 CA-01 a new post is first in the feed of this tab, and the field clears', async () => {
  const { user } = await renderFeed();
  await user.type(text(), '  Hello #grove  ');
  await user.click(button());
  await expectToast('Post created!', postedNotice);
  await expectAuthors('Maren Holt', ...authors);
  const post = postBy('Maren Holt');
  expect(post.getByText('Hello')).toHaveTextContent(/^Hello #grove$/);
  expect(post.getByText('Just now')).toBeVisible();
  expect(post.getByText('Product designer. I help small teams ship calmer software.')).toBeVisible();
  expect(post.getByRole('button', { name: 'Like post by Maren Holt, 0 likes' })).toBeVisible();
  expect(text()).toHaveValue('');
  expect(button()).toBeDisabled();
});

for (const [keys, name] of [
  ['{Control>}{Enter}{/Control}', 'Ctrl+Enter'],
  ['{Meta>}{Enter}{/Meta}', 'Cmd+Enter'],
] as const)
  test(`VA-03 ${name} posts, Enter alone inserts a line break`, async () => {
    const { user } = await renderFeed();
    await user.type(text(), 'one{Enter}two');
    expect(text()).toHaveValue('one\ntwo');
    await user.keyboard(keys);
    await expectToast('Post created!', postedNotice);
    expect(postBy('Maren Holt').getByText(/one\s+two/)).toBeVisible();
  });

test('Ctrl+Enter within a word of an input method does not post', async () => {
  await renderFeed();
  write('日本');
  for (const choosing of [{ isComposing: true }, { keyCode: 229 }])
    expect(fireEvent.keyDown(text(), { key: 'Enter', ctrlKey: true, ...choosing })).toBe(true);
  expect(text()).toHaveValue('日本');
  await expectAuthors(...authors);
});

test('VA-02 VA-03 repeating the shortcut right after a post shows no error about an empty post, but does later', async () => {
  const { user } = await renderFeed();
  write('Only once');
  const keys = { key: 'Enter', ctrlKey: true };
  fireEvent.keyDown(text(), keys);
  for (let i = 0; i < 3; i += 1) fireEvent.keyDown(text(), { ...keys, repeat: true });
  fireEvent.keyDown(text(), keys);
  await expectToast('Post created!', postedNotice);
  await waitFor(() => expect(text()).toHaveValue(''));
  fireEvent.keyDown(text(), keys);
  fireEvent.keyDown(text(), { ...keys, repeat: true });
  await user.keyboard('{Control>}{Enter}{/Control}');
  const now = performance.now();
  vi.spyOn(performance, 'now').mockReturnValue(now + 1_000);
  fireEvent.keyDown(text(), keys);
  await expectToast('Cannot create empty post', 'Please add some content to your post.', 'destructive');
  expect(screen.getAllByText('Cannot create empty post')).toHaveLength(1);
});

test('VA-03 a double click posts once', async () => {
  await renderFeed();
  write('Only once');
  fireEvent.click(button());
  fireEvent.click(button());
  await expectToast('Post created!', postedNotice);
  await waitFor(() => expect(text()).toHaveValue(''));
  expect(screen.getAllByText('Only once')).toHaveLength(1);
});

test('FD-12 each word after # is a link', async () => {
  await renderFeed();
  const content = '#Grove and #grove, #überflug #a_b-c c#d #1 #2 #3 #4 #5 #6 #7 #8 ##x';
  write(content);
  fireEvent.click(button());
  await expectToast('Post created!', postedNotice);
  const words = ['Grove', 'grove', 'überflug', 'a_b-c', '1', '2', '3', '4', '5', '6', '7', '8'];
  const links = postBy('Maren Holt').getAllByRole('link', { name: /^#/ });
  expect(links.map((link) => link.textContent)).toEqual(words.map((word) => `#${word}`));
  // Other texts such as c#d and ##x have no link.
});

test('VA-01 a post has at most 3,000 characters', async () => {
  await renderFeed();
  write('x'.repeat(2_700));
  expect(composer().queryByText(/left$/)).not.toBeInTheDocument();
  write('x'.repeat(2_701));
  expect(composer().getByText('299 left')).toBeVisible();
  write(`${'x'.repeat(3_000)}  `);
  expect(composer().getByText('0 left')).toBeVisible();
  expect(button()).toBeEnabled();
  expect(text()).toHaveAttribute('aria-invalid', 'false');
  write('x'.repeat(3_001));
  const alert = composer().getByRole('alert');
  expect(alert).toHaveTextContent('Use at most 3,000 characters (1 over)');
  expect(text()).toHaveAccessibleDescription('Use at most 3,000 characters (1 over)');
  expect(text()).toHaveAttribute('aria-invalid', 'true');
  expect(button()).toBeDisabled();
  fireEvent.keyDown(text(), { key: 'Enter', ctrlKey: true });
  await expectAuthors(...authors);
});

test('VA-03 a failed post shows a notice and the field keeps its text', async () => {
  await renderFeed();
  vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
    throw new Error('No more ids.');
  });
  write('Keep me');
  fireEvent.click(button());
  await expectToast('Something went wrong', 'Please try again in a moment.', 'destructive');
  expect(text()).toHaveValue('Keep me');
  await expectAuthors(...authors);
});

test('SS-19 HTML in a post is rendered as text', async () => {
  await renderFeed();
  const hostile = '<img src=x onerror="alert(1)"></script><script>alert(2)</script>';
  write(hostile);
  fireEvent.click(button());
  await expectToast('Post created!', postedNotice);
  const body = postBy('Maren Holt').getByText(hostile);
  expect(body.querySelectorAll(':not(wbr)')).toHaveLength(0);
});
