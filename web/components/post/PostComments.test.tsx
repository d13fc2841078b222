import { ApolloLink } from '@apollo/client';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { NEVER, throwError } from 'rxjs';
import { expect, test, vi } from 'vitest';
import { postBy, renderFeed } from '../../testing/renderFeed.tsx';

async function openComments(author: string, link?: ApolloLink) {
  const view = await renderFeed('/', link && { link });
  const toggle = postBy(author).getByRole('button', { name: /^Comment on/ });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await view.user.click(toggle);
  return { ...view, toggle };
}
const comments = async (author: string) =>
  within(await postBy(author).findByRole('region', { name: 'Comments' }));

test('FD-11 the comments open below the post, oldest first, and close again', async () => {
  const { user, toggle } = await openComments('Noor Siddiqui');
  const list = (await comments('Noor Siddiqui')).getAllByRole('listitem');
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(list).toHaveLength(2);
  expect(within(list[0]!).getByRole('link', { name: 'Kofi Mensah' })).toHaveAttribute(
    'href',
    '/profile/person-kofi-mensah',
  );
  expect(list[0]).toHaveTextContent('20h ago');
  expect(
    within(list[0]!).getByText('These would move beautifully. Can I animate two of them for my class?'),
  ).toBeVisible();
  expect(list[1]).toHaveTextContent('Please do. Take the heron and the kettle.');
  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(postBy('Noor Siddiqui').queryByRole('region', { name: 'Comments' })).not.toBeInTheDocument();
});

test('FD-11 a new comment is added to the list, counts, and clears its box', async () => {
  const { user, toggle } = await openComments('Idris Vale');
  const section = await comments('Idris Vale');
  const box = section.getByRole('textbox', { name: 'Your comment' });
  const send = section.getByRole('button', { name: 'Comment' });
  expect(box).toHaveAttribute('placeholder', 'Write a comment');
  expect(send).toBeDisabled();
  await user.type(box, '   ');
  expect(send).toBeDisabled();
  await user.type(box, 'A whole <b onclick="alert(1)">folder</b>. https://a.example/b  ');
  await user.click(send);
  await waitFor(() => expect(section.getAllByRole('listitem')).toHaveLength(3));
  const last = within(section.getAllByRole('listitem')[2]!);
  expect(last.getByRole('link', { name: 'Maren Holt' })).toHaveAttribute(
    'href',
    '/profile/person-maren-holt',
  );
  const text = last.getByText(/^A whole/);
  expect(text.textContent).toBe('A whole <b onclick="alert(1)">folder</b>. https://a.example/b');
  expect(text.querySelectorAll(':not(a, wbr)'), 'markup is text').toHaveLength(0);
  expect(last.getByRole('link', { name: 'https://a.example/b' })).toHaveAttribute(
    'rel',
    expect.stringContaining('nofollow ugc'),
  );
  expect(last.getByText('Just now')).toBeVisible();
  expect(box).toHaveValue('');
  expect(toggle).toHaveAccessibleName('Comment on post by Idris Vale, 3 comments');
});

test('FD-11 a comment may have 1,000 characters and not one more', async () => {
  await openComments('Idris Vale');
  const section = await comments('Idris Vale');
  const box = section.getByRole('textbox', { name: 'Your comment' });
  fireEvent.change(box, { target: { value: `${'x'.repeat(1_000)} ` } });
  expect(section.queryByRole('alert')).not.toBeInTheDocument();
  fireEvent.change(box, { target: { value: 'x'.repeat(1_002) } });
  expect(section.getByRole('alert')).toHaveTextContent('Use at most 1,000 characters (2 over)');
  expect(box).toHaveAccessibleDescription('Use at most 1,000 characters (2 over)');
  expect(section.getByRole('button', { name: 'Comment' })).toBeDisabled();
  fireEvent.submit(box.closest('form')!);
  expect(section.getAllByRole('listitem')).toHaveLength(2);
});

test('FD-11 a new post has no comments, and accepts one', async () => {
  const { user } = await renderFeed();
  await user.type(screen.getByRole('textbox', { name: 'Post' }), 'New');
  await user.click(screen.getByRole('button', { name: 'Post' }));
  const mine = await screen.findByRole('article', { name: 'Maren Holt' });
  await user.click(within(mine).getByRole('button', { name: /^Comment on/ }));
  const section = await comments('Maren Holt');
  expect(section.queryByRole('listitem')).not.toBeInTheDocument();
  await user.type(section.getByRole('textbox', { name: 'Your comment' }), 'First{Enter}');
  expect(await section.findByText('First')).toBeVisible();
});

test('FD-11 comments that fail to load show an error in their place; Retry loads them', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let offline = true;
  const link = new ApolloLink((operation, forward) =>
    offline && operation.operationName === 'PostComments'
      ? throwError(() => new TypeError('Failed to fetch'))
      : forward(operation),
  );
  const { user } = await openComments('Idris Vale', link);
  const alert = within(await postBy('Idris Vale').findByRole('alert'));
  expect(alert.getByRole('heading', { name: "We couldn't load the comments" })).toBeVisible();
  expect(postBy('Sofia Lindqvist').getByText('2h ago')).toBeVisible();
  offline = false;
  await user.click(alert.getByRole('button', { name: 'Retry' }));
  expect((await comments('Idris Vale')).getAllByRole('listitem')).toHaveLength(2);
});

test('FD-11 comments that load for more than 5 seconds show a message; Retry sends a new request', async () => {
  let requests = 0;
  const link = new ApolloLink((operation, forward) =>
    operation.operationName === 'PostComments' && (requests += 1) === 1 ? NEVER : forward(operation),
  );
  // Runs the five-second timers at once.
  const pendingTimers: (() => void)[] = [];
  const wait = globalThis.setTimeout;
  const watched = (run: (...given: unknown[]) => void, ms?: number, ...args: unknown[]) => {
    if (ms === 5_000 && args[0] === true) pendingTimers.push(() => run(...args));
    return wait(run, ms, ...args);
  };
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(watched as typeof setTimeout);
  const { user } = await openComments('Idris Vale', link);
  await waitFor(() => expect([requests, pendingTimers.length > 0]).toEqual([1, true]));
  expect(postBy('Idris Vale').queryByRole('alert')).toBeNull();
  // First the code loads, then the data.
  act(() => pendingTimers.forEach((run) => run()));
  const alert = within(await postBy('Idris Vale').findByRole('alert'));
  expect(alert.getByRole('heading', { name: "We couldn't load the comments" })).toBeVisible();
  await user.click(alert.getByRole('button', { name: 'Retry' }));
  expect((await comments('Idris Vale')).getAllByRole('listitem')).toHaveLength(2);
  expect(requests).toBe(2);
});

test('an unsent comment is restored when the viewer returns', async () => {
  const { user, toggle } = await openComments('Idris Vale');
  const box = async () => (await comments('Idris Vale')).getByRole('textbox', { name: 'Your comment' });
  await user.type(await box(), 'Half a comment');
  await user.click(toggle);
  await user.click(toggle);
  expect(await box()).toHaveValue('Half a comment');
  expect((await box()).closest('[data-drafted]'), 'a reload may take it away').not.toBeNull();
  await user.click((await comments('Idris Vale')).getByRole('button', { name: 'Comment' }));
  await waitFor(async () => expect(await box()).toHaveValue(''));
  await user.click(toggle);
  await user.click(toggle);
  expect(await box()).toHaveValue('');
});
