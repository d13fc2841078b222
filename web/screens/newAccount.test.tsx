import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import './network/NewMessageDialog.tsx';
import type { Store } from '../../server/data/store.ts';
import { blankPerson } from '../../server/data/blankPerson.ts';
import { createLiveServer } from '../testing/liveServer.ts';
import { media, mockMediaQueries } from '../testing/mediaQueries.ts';
import { renderRoute } from '../testing/renderRoute.tsx';

/** Renders a screen for a person who has just signed up. */
async function renderForNewAccount(path: string, prepare: (store: Store, id: string) => void = () => {}) {
  mockMediaQueries(media.wide);
  const id = 'person-nadia-verhoeven';
  const { link, store } = createLiveServer(id);
  store.change({ put: 'people', record: blankPerson(id, 'Nadia Verhoeven') });
  prepare(store, id);
  const { user } = await renderRoute(path, { transport: link });
  await screen.findByRole('heading', { level: 1 });
  return { user, main: within(screen.getByRole('main')) };
}

test('a new account has no empty groups in the side bar', async () => {
  await renderForNewAccount('/dashboard');
  const sideBar = within(screen.getByRole('navigation', { name: 'Side bar' }));
  expect(sideBar.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
    'NAVIGATION',
  ]);
});

test('the dashboard of a new account has the steps that it can do, and none is done', async () => {
  const { main } = await renderForNewAccount('/dashboard');
  const steps = within(await main.findByRole('region', { name: 'Next steps' }));
  expect(steps.getByText('0 of 5 done')).toBeVisible();
  expect(steps.queryByText('Answer your invitations')).toBeNull();
  expect(steps.queryByText('Read your messages')).toBeNull();
});

test('a new account, which has no skills, reads no match scores', async () => {
  const { main } = await renderForNewAccount('/jobs');
  expect((await main.findAllByRole('article')).length).toBeGreaterThan(3);
  expect(main.queryByRole('img', { name: /^Match score/ })).toBeNull();
  expect(main.queryByText(/\/10 match/)).toBeNull();
});

test('a new account reads on its profile what is missing and where to add it', async () => {
  const { main } = await renderForNewAccount('/profile');
  expect(
    await main.findByText('Nothing here yet. Edit your profile to add a text and your skills.'),
  ).toBeVisible();
  expect(await main.findByText('You have not posted anything yet.')).toBeVisible();
  expect(main.getByRole('link', { name: 'Write a post' })).toHaveAttribute('href', '/');
});

test.each(['/notifications', '/messages', '/network'])(
  '%s leads a new account to people it may know',
  async (path) => {
    const { main } = await renderForNewAccount(path);
    const link = await main.findByRole('link', { name: 'See people you may know' });
    expect(link).toHaveAttribute('href', '/#people');
  },
);

test('a new account reads why it can choose nobody for a message', async () => {
  const { main, user } = await renderForNewAccount('/network?tab=messages');
  await user.click(await main.findByRole('button', { name: 'New Message' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New Message' }));
  expect(await dialog.findByText(/^You have no connections yet\./)).toBeVisible();
});

test('a new account reads about the filter Groups, and not about channels', async () => {
  const { main } = await renderForNewAccount('/?filter=groups');
  expect(await main.findByText('Posts tagged #group will appear here.')).toBeVisible();
});

test('the settings of a new account have no industry that it has not selected', async () => {
  const { main } = await renderForNewAccount('/settings');
  expect(await main.findByLabelText(/^Industry/)).toHaveValue('');
});

test('a creator without products has no weekly charts', async () => {
  const { main } = await renderForNewAccount('/creator-dashboard');
  expect(await main.findByRole('heading', { name: 'No products found' })).toBeVisible();
  expect(main.queryByText('Last twelve weeks')).toBeNull();
});

test('a creator without sales has no weekly charts', async () => {
  const { main } = await renderForNewAccount('/creator-dashboard', (store, ownerId) => {
    const [listing] = store.everything.creatorProducts.values();
    const figures = { views: 0, downloads: 0, sales: 0, earnings: 0 };
    store.change({
      put: 'creatorProducts',
      record: { ...listing!, ...figures, status: 'DRAFT', id: 'product-new', ownerId },
    });
  });
  expect(await main.findByText('1 product')).toBeVisible();
  expect(main.queryByText('Last twelve weeks')).toBeNull();
});
