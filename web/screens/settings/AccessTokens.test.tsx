import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { recordedActionsOf } from '../../apollo/recordedActions.ts';
import { tokenOf } from '../../../server/testing/openLiveInMemory.ts';
import { createLiveServer } from '../../testing/liveServer.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { expectToast } from '../../testing/toast.ts';
import '../../actions/perform.ts';
import '../../actions/settings.ts';
import './DeleteTokenDialog.tsx';
import './PrivacySettings.tsx';

const section = async () => within(await screen.findByRole('region', { name: 'Access tokens' }));

test('a token is created, shown once, copied and deleted', async () => {
  const { link, store } = createLiveServer();
  const { user, client } = await renderRoute('/settings?tab=privacy', { transport: link });
  const tokens = await section();
  await user.click(tokens.getByRole('button', { name: 'Create token' }));
  expect(tokens.getByText('Give it a name')).toBeVisible();
  await user.type(tokens.getByLabelText('Name of the token'), 'Backup script');
  await user.click(tokens.getByRole('button', { name: 'Create token' }));
  await expectToast('Token created', "Copy it now. It isn't shown again.");
  const [token] = store.data.accessTokens.values();
  const field = await tokens.findByLabelText('New token');
  expect(field).toHaveValue(tokenOf(token!.id));
  expect(field).toHaveAttribute('readonly');
  expect(tokens.getByLabelText('Name of the token')).toHaveValue('');
  expect(tokens.getByRole('listitem')).toHaveTextContent('Backup script');
  // The panel of queries shows the action without the text.
  const recorded = JSON.stringify(recordedActionsOf(client).map(({ answer, written }) => [answer, written]));
  expect(recorded).toContain(token!.id);
  expect(recorded).not.toContain(tokenOf(token!.id));
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  await user.click(tokens.getByRole('button', { name: 'Copy' }));
  expect(write).toHaveBeenCalledExactlyOnceWith(tokenOf(token!.id));
  await expectToast('Token copied');

  await user.click(tokens.getByRole('button', { name: 'Delete Backup script' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete token' }));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await expectToast('Token deleted', 'Requests with it are refused.');
  await waitFor(() => expect(tokens.queryByRole('listitem')).toBeNull());
  expect(tokens.queryByLabelText('New token')).toBeNull();
  expect(store.data.accessTokens.size).toBe(0);
});

test('in simulated mode there are no tokens', async () => {
  await renderRoute('/settings?tab=privacy');
  expect(await screen.findByRole('region', { name: 'Your data' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Access tokens' })).toBeNull();
});
