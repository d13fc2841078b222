import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { media, mockMediaQueries } from '../../testing/mediaQueries.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { expectToast } from '../../testing/toast.ts';

test.each(['/auth/login', '/auth/register'])('%s says who one is after it', async (address) => {
  await renderRoute(address);
  expect(await screen.findByText('Maren Holt')).toBeVisible();
});

test('after a logout no screen shows what belongs to the viewer, also not after Back', async () => {
  mockMediaQueries(media.wide);
  const { router, user } = await renderRoute('/messages');
  expect(await screen.findAllByRole('link', { name: /^Idris Vale/ })).not.toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Account menu' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
  await expectToast('Logged out', "You're logged out in this tab.");
  await router.navigate(-1);
  expect(await screen.findByText('Log in to see your messages.')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Idris Vale/ })).toBeNull();
  expect(screen.queryByText('DIRECT MESSAGES')).toBeNull();
  await router.navigate('/jobs');
  expect(await screen.findByRole('heading', { level: 3, name: 'Senior Product Designer' })).toBeVisible();
  expect(screen.queryByRole('img', { name: /^Match score/ })).toBeNull();
  expect(screen.queryByText('Job picks for you')).toBeNull();
  expect(screen.queryByText('Preferences')).toBeNull();
  await router.navigate('/jobs/job-senior-product-designer');
  expect(await screen.findByRole('heading', { level: 2, name: 'Skills' })).toBeVisible();
  expect(screen.queryByRole('img', { name: /^Match score/ })).toBeNull();
  expect(screen.queryByRole('img', { name: 'You have' })).toBeNull();
});

test('after a logout nobody manages the postings, projects, orders, gigs and company of the viewer', async () => {
  mockMediaQueries(media.wide);
  const { goTo, router, user } = await renderRoute('/jobs/job-design-intern/manage');
  expect(await screen.findByRole('heading', { name: '6 applicants' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Account menu' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
  await expectToast('Logged out', "You're logged out in this tab.");
  await goTo('/jobs/job-design-intern/manage', 'Posting not found');
  expect(screen.queryByText('Ida Solheim')).toBeNull();
  await goTo('/projects/project-design-tokens?tab=proposals', 'Design tokens that survive a rebrand');
  expect(await screen.findByText(/only the client sees it/)).toBeVisible();
  expect(screen.queryByText('Ben Castellano')).toBeNull();
  await router.navigate('/orders');
  expect(await screen.findByText('Log in to see your orders.')).toBeVisible();
  expect(screen.queryByText('Tove Nygaard')).toBeNull();
  await goTo('/gigs/gig-form-texts', 'Labels, helper texts and error messages for one form');
  expect(await screen.findByRole('button', { name: 'Continue' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Pause gig' })).toBeNull();
  await goTo('/companies/company-halden-works', 'Halden Works');
  expect(screen.queryByRole('button', { name: 'Edit page' })).toBeNull();
});

test('after a logout an action asks to log in, and the tab goes on', async () => {
  mockMediaQueries(media.wide);
  const { goTo, user } = await renderRoute('/companies');
  await user.click(await screen.findByRole('button', { name: 'Account menu' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
  await expectToast('Logged out', "You're logged out in this tab.");
  await goTo('/companies', 'Companies');
  const [follow] = await screen.findAllByRole('button', { name: /^Follow / });
  await user.click(follow!);
  await expectToast('Log in first', "You're logged out in this tab.");
  expect(follow).toHaveTextContent('Follow');
  expect(follow).not.toHaveTextContent('Following');
});
