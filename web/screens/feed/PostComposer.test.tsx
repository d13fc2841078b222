import { ApolloLink } from '@apollo/client';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Subject, switchMap, take } from 'rxjs';
import { expect, test, vi } from 'vitest';
import { expectAuthors, postBy, renderFeed } from '../../testing/renderFeed.tsx';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { expectToast } from '../../testing/toast.ts';

const composer = () => within(screen.getByRole('form', { name: 'Create a post' }));
const text = () => composer().getByRole('textbox', { name: 'Post' });
const button = () => composer().getByRole('button', { name: 'Post' });
const write = (value: string) => fireEvent.change(text(), { target: { value } });
const four = ['Sofia Lindqvist', 'Idris Vale', 'Noor Siddiqui', 'Wanjiru Kamau'];
const posted = 'Your post has been shared with your network.';

test('FD-07 the composer stands above the posts', async () => {
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

test('VA-01 characters that nobody sees are no content', async () => {
  await renderFeed();
  write('\u200B\u200B \u2060');
  expect(button()).toBeDisabled();
});

test('VA-03 after posting from a filtered feed all posts show, the new one first, and the focus is in the field', async () => {
  const { user, router } = await renderFeed('/?tag=hiring');
  await user.type(text(), 'Seen by all: https://a.example/b');
  await user.click(button());
  await expectAuthors('Maren Holt', ...four);
  expect(router.state.location.search).toBe('');
  expect(postBy('Maren Holt').getByRole('link', { name: 'https://a.example/b' })).toBeVisible();
  expect(text()).toHaveFocus();
});

test('VA-03 while there is no feed to post to, a post is refused and its text kept', async () => {
  const arrive = new Subject<void>();
  const slow = new ApolloLink((operation, forward) =>
    operation.operationName === 'FeedScreen'
      ? arrive.pipe(
          take(1),
          switchMap(() => forward(operation)),
        )
      : forward(operation),
  );
  const { user } = await renderRoute('/', { link: slow });
  await screen.findByText('Loading your feed');
  await user.type(text(), 'Too early');
  await user.click(button());
  await expectToast('Something went wrong', 'Please try again in a moment.', 'error');
  expect(text()).toHaveValue('Too early');
  arrive.next();
  await expectAuthors(...four);
  await user.click(button());
  await expectAuthors('Maren Holt', ...four);
});

for (const value of ['', '  \n '])
  test(`VA-01 VA-02 ER-01 posting '${value.replace('\n', '\\n')}' by keyboard is refused with a notice`, async () => {
    const { user } = await renderFeed();
    write(value);
    text().focus();
    await user.keyboard('{Control>}{Enter}{/Control}');
    await expectToast('Cannot create empty post', 'Please add some content to your post.', 'error');
    await expectAuthors(...four);
  });

test('VA-03 SS-18 SS-19 CA-01 a post heads the feed of this tab, the text clears, nothing is sent', async () => {
  const sent: (string | undefined)[] = [];
  const link = new ApolloLink((operation, forward) => {
    sent.push(operation.operationName);
    return forward(operation);
  });
  const { user } = await renderFeed('/', { link });
  await user.type(text(), '  Hello #grove  ');
  await user.click(button());
  await expectToast('Post created!', posted);
  await expectAuthors('Maren Holt', ...four);
  const post = postBy('Maren Holt');
  expect(post.getByText('Hello #grove')).toHaveTextContent(/^Hello #grove$/);
  expect(post.getByText('Just now')).toBeVisible();
  expect(post.getByText('Product designer. I help small teams ship calmer software.')).toBeVisible();
  expect(post.getByRole('button', { name: 'Like post by Maren Holt, 0 likes' })).toBeVisible();
  expect(text()).toHaveValue('');
  expect(button()).toBeDisabled();
  expect(new Set(sent)).toEqual(new Set(['AppShell', 'FeedScreen']));
});

for (const [keys, name] of [
  ['{Control>}{Enter}{/Control}', 'Ctrl+Enter'],
  ['{Meta>}{Enter}{/Meta}', 'Cmd+Enter'],
] as const)
  test(`VA-03 ${name} posts, Enter alone makes a new line`, async () => {
    const { user } = await renderFeed();
    await user.type(text(), 'one{Enter}two');
    expect(text()).toHaveValue('one\ntwo');
    await user.keyboard(keys);
    await expectToast('Post created!', posted);
    expect(postBy('Maren Holt').getByText(/one\s+two/)).toBeVisible();
  });

test('VA-02 VA-03 the keys that post say nothing of an empty post when they are held or pressed twice, and do later', async () => {
  const { user } = await renderFeed();
  write('Only once');
  const keys = { key: 'Enter', ctrlKey: true };
  fireEvent.keyDown(text(), keys);
  for (let i = 0; i < 3; i += 1) fireEvent.keyDown(text(), { ...keys, repeat: true });
  fireEvent.keyDown(text(), keys);
  await expectToast('Post created!', posted);
  await waitFor(() => expect(text()).toHaveValue(''));
  fireEvent.keyDown(text(), keys);
  fireEvent.keyDown(text(), { ...keys, repeat: true });
  await user.keyboard('{Control>}{Enter}{/Control}');
  const now = performance.now();
  vi.spyOn(performance, 'now').mockReturnValue(now + 1_000);
  fireEvent.keyDown(text(), keys);
  await expectToast('Cannot create empty post', 'Please add some content to your post.', 'error');
  expect(screen.getAllByText('Cannot create empty post')).toHaveLength(1);
});

test('VA-03 pressing twice posts once', async () => {
  await renderFeed();
  write('Only once');
  fireEvent.click(button());
  fireEvent.click(button());
  await expectToast('Post created!', posted);
  await waitFor(() => expect(text()).toHaveValue(''));
  expect(screen.getAllByText('Only once')).toHaveLength(1);
});

test('FD-12 the words after # become tags: once each, in lower case, ten at most', async () => {
  await renderFeed();
  write('#Grove and #grove, #überflug #a_b-c c#d #1 #2 #3 #4 #5 #6 #7 #8 ##x');
  fireEvent.click(button());
  await expectToast('Post created!', posted);
  const tags = within(postBy('Maren Holt').getByRole('list')).getAllByRole('link');
  expect(tags.map((tag) => tag.textContent)).toEqual(
    ['grove', 'überflug', 'a_b-c', '1', '2', '3', '4', '5', '6', '7'].map((tag) => `#${tag}`),
  );
});

test('VA-01 a post may have 3,000 characters and not one more', async () => {
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
  await expectAuthors(...four);
});

test('VA-03 when posting fails the text stays and a notice says so', async () => {
  await renderFeed();
  vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
    throw new Error('No more ids.');
  });
  write('Keep me');
  fireEvent.click(button());
  await expectToast('Something went wrong', 'Please try again in a moment.', 'error');
  expect(text()).toHaveValue('Keep me');
  await expectAuthors(...four);
});

test('SS-19 hostile text is text', async () => {
  await renderFeed();
  const hostile = '<img src=x onerror="alert(1)"></script><script>alert(2)</script>';
  write(hostile);
  fireEvent.click(button());
  await expectToast('Post created!', posted);
  const body = postBy('Maren Holt').getByText(hostile);
  expect(body.querySelectorAll(':not(wbr)')).toHaveLength(0);
});
