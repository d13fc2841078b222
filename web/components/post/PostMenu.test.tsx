import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { reportPost } from '../../actions/post.ts';
import { recordedActionsOf } from '../../apollo/recordedActions.ts';
import { expectAuthors, postBy, renderFeed } from '../../testing/renderFeed.tsx';
import { expectToast } from '../../testing/toast.ts';

const four = ['Sofia Lindqvist', 'Idris Vale', 'Noor Siddiqui', 'Wanjiru Kamau'];

async function openMenu() {
  const view = await renderFeed();
  await view.user.click(
    postBy('Idris Vale').getByRole('button', { name: 'More about the post by Idris Vale' }),
  );
  const menu = within(await screen.findByRole('menu', { name: 'More about the post by Idris Vale' }));
  return { ...view, choose: (name: string) => view.user.click(menu.getByRole('menuitem', { name })), menu };
}

test('FD-16 the menu of a post has copy link, hide and report', async () => {
  const { menu } = await openMenu();
  expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
    'Copy link',
    'Hide this post',
    'Report post',
  ]);
});

test('FD-16 Copy link copies the link of the post without counting a share', async () => {
  const { choose } = await openMenu();
  await choose('Copy link');
  await expectToast('Share link copied', 'Post link has been copied to clipboard.');
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/#post-deleting-code`);
  expect(postBy('Idris Vale').getByRole('button', { name: /8 shares$/ })).toBeVisible();
});

test('FD-16 a hidden post is replaced by a line with Undo', async () => {
  const { choose, user } = await openMenu();
  await choose('Hide this post');
  await expectAuthors(...four.filter((name) => name !== 'Idris Vale'));
  expect(screen.getByText('Post by Idris Vale hidden.')).toHaveRole('status');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus());
  await user.keyboard('{Enter}');
  await expectAuthors(...four);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'More about the post by Idris Vale' })).toHaveFocus(),
  );
});

test('FD-16 a report asks for a reason, sends it to Workgrove and shows thanks', async () => {
  const { choose, user, client } = await openMenu();
  await choose('Report post');
  const dialog = within(await screen.findByRole('dialog', { name: 'Report this post' }));
  await user.click(dialog.getByRole('button', { name: 'Send report' }));
  expect(await dialog.findByText('Choose a reason')).toBeVisible();
  expect(recordedActionsOf(client)).toEqual([]);
  await user.click(dialog.getByLabelText('Offensive content'));
  await user.type(dialog.getByLabelText(/^Tell us more/), 'It insults us');
  await user.click(dialog.getByRole('button', { name: 'Send report' }));
  await expectToast('Report received', "Thanks. We'll review this post.");
  const input = { postId: 'post-deleting-code', reason: 'OFFENSIVE', note: 'It insults us' };
  expect(recordedActionsOf(client)).toEqual([
    expect.objectContaining({ document: reportPost.document, variables: { input } }),
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await expectAuthors(...four);
});
