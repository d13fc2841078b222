import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import '../../actions/perform.ts';
import { createLiveServer } from '../../testing/liveServer.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { expectToast } from '../../testing/toast.ts';

const moreOptions = () => within(screen.getByRole('main')).queryByRole('button', { name: 'More options' });

/** Opens an entry of the menu on a profile; returns its dialog. */
async function choose({ user }: Awaited<ReturnType<typeof renderRoute>>, entry: string, title: string) {
  await user.click(moreOptions()!);
  await user.click(await screen.findByRole('menuitem', { name: entry }));
  return within(await screen.findByRole('dialog', { name: title }));
}

test('a connection is removed on its profile after a confirmation, also from the list', async () => {
  const view = await renderRoute('/profile/person-jonah-whitlock');
  const { user, goTo } = view;
  expect(await screen.findByText('Connected')).toBeVisible();
  const dialog = await choose(view, 'Remove Connection', 'Remove Connection');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByText('Connected')).toBeVisible();
  const again = await choose(view, 'Remove Connection', 'Remove Connection');
  await user.click(again.getByRole('button', { name: 'Remove' }));
  await expectToast('Connection removed', 'You and Jonah Whitlock are no longer connected.');
  expect(await screen.findByRole('button', { name: 'Connect with Jonah Whitlock' })).toBeVisible();
  await goTo(screen.getAllByRole('link', { name: 'Network' })[0]!, 'Network');
  expect(screen.queryByRole('article', { name: 'Jonah Whitlock' })).toBeNull();
});

test('a request to connect can have a note, which the invitation has', async () => {
  const { link, store } = createLiveServer();
  const view = await renderRoute('/profile/person-tove-nygaard', { transport: link });
  const { user } = view;
  await screen.findByRole('button', { name: 'Connect with Tove Nygaard' });
  const dialog = await choose(view, 'Connect with a Note', 'Connect with Tove Nygaard');
  await user.type(dialog.getByLabelText(/^Note/), 'We met in Bergen.');
  await user.click(dialog.getByRole('button', { name: 'Send request' }));
  await expectToast('Connection request sent', 'Tove Nygaard will see it under Invitations.');
  const invitation = store.of('person-tove-nygaard').invitationOf.get('person-maren-holt');
  expect(invitation).toMatchObject({ note: 'We met in Bergen.' });
  await waitFor(() => expect(moreOptions()).toHaveFocus());
  await user.click(moreOptions()!);
  await user.click(await screen.findByRole('menuitem', { name: 'Withdraw Request' }));
  expect(await screen.findByRole('button', { name: 'Connect with Tove Nygaard' })).toBeVisible();
});
