import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { guestId } from '../../server/account/guest.ts';
import { createLiveServer } from '../testing/liveServer.ts';
import { renderRoute } from '../testing/renderRoute.tsx';
import './LoggedOutScreen.tsx';

test('in live mode the creator dashboard asks a guest to log in, and leads back', async () => {
  await renderRoute('/creator-dashboard', { transport: createLiveServer('', guestId).link });
  expect(await screen.findByText('Log in to see your products.')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Creator Dashboard' })).toBeNull();
  for (const link of screen.getAllByRole('link', { name: 'Log in' }))
    expect(link).toHaveAttribute('href', '/auth/login?next=%2Fcreator-dashboard');
});
