import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { guestId } from '../../server/data/guest.ts';
import { createLiveServer } from '../testing/liveServer.ts';
import { renderRoute } from '../testing/renderRoute.tsx';
import '../components/job/JobPostDialog.tsx';
import '../screens/projects/OwnProjects.tsx';
import './LoggedOutScreen.tsx';

const openAsGuest = (path: string) => renderRoute(path, { transport: createLiveServer(guestId).link });

/** The links to log in lead back to a path, and to the dialog if one is named. */
function expectWayBack(links: readonly HTMLElement[], path: string, dialog: { open?: string } = {}) {
  expect(links).not.toHaveLength(0);
  for (const link of links)
    expect(link).toHaveAttribute('href', `/auth/login?${new URLSearchParams({ next: path, ...dialog })}`);
}

test.each([
  ['/creator-dashboard', 'your products'],
  ['/creator-dashboard/edit/own-product-research-plan-kit', 'your products'],
  ['/jobs/job-content-designer/manage', 'your postings'],
  ['/gigs?tab=mine', 'your gigs'],
  ['/gigs?wishlist=only', 'your wishlist'],
  ['/shop?wishlist=only', 'your wishlist'],
  ['/companies?following=only', 'the companies you follow'],
  ['/projects?tab=saved', 'your saved projects'],
  ['/projects?proposals=mine', 'your proposals'],
])('in live mode %s asks a guest to log in, and leads back', async (path, what) => {
  await openAsGuest(path);
  expect(await screen.findByText(`Log in to see ${what}.`)).toBeVisible();
  for (const name of ['Creator Dashboard', 'Posting not found', /^You haven't|^Your wishlist is empty|^No /])
    expect(screen.queryByRole('heading', { name })).toBeNull();
  expectWayBack(screen.getAllByRole('link', { name: 'Log in' }), path);
});

test('in live mode a guest who posts a job is asked to log in first', async () => {
  const { user } = await openAsGuest('/jobs?type=contract');
  await user.click(await screen.findByRole('button', { name: 'Post a Job' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Post a Job' }));
  expectWayBack(await dialog.findAllByRole('link', { name: 'Log in' }), '/jobs?type=contract', {
    open: 'post-job',
  });
  expect(dialog.queryByText(/you have none yet/)).toBeNull();
});

test('with simulated data a guest sees the gigs of the tab', async () => {
  const { user, goTo } = await renderRoute('/');
  await user.click(await screen.findByRole('button', { name: 'Account menu' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
  expect(await screen.findByText("You're logged out in this tab.")).toBeVisible();
  await goTo('/gigs?tab=mine', 'Gigs');
  expect(await screen.findByText("You haven't created any gigs yet")).toBeVisible();
});
