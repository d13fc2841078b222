import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectToast } from '../../testing/toast.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

test('PF-03 a connection is removed after a confirmation, also from the list of connections', async () => {
  const { user, goTo } = await renderRoute('/network');
  const [link] = await screen.findAllByRole('link', { name: /^View Profile: / });
  const name = link!.getAttribute('aria-label')!.replace('View Profile: ', '');
  await goTo(link!, name);
  const connected = screen.getByRole('button', {
    name: `Connected: remove the connection with ${name}`,
  });
  await user.click(connected);
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove connection' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.click(connected);
  const again = within(await screen.findByRole('dialog', { name: 'Remove connection' }));
  await user.click(again.getByRole('button', { name: 'Remove' }));
  await expectToast('Connection removed', `You and ${name} are no longer connected.`);
  expect(await screen.findByRole('button', { name: `Connect with ${name}` })).toBeVisible();
  await goTo(screen.getAllByRole('link', { name: 'Network' })[0]!, 'Network');
  expect(screen.queryByRole('link', { name: `View Profile: ${name}` })).toBeNull();
});
