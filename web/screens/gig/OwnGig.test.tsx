import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { media, mockMediaQueries } from '../../testing/mediaQueries.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { expectToast } from '../../testing/toast.ts';

const title = 'Labels, helper texts and error messages for one form';
const address = '/gigs/gig-form-texts';

test('a paused gig leaves lists and search, its page says so, and Undo resumes it', async () => {
  const { user, goTo } = await renderRoute('/gigs?q=helper+texts+labels');
  expect(await screen.findByRole('article', { name: title })).toBeVisible();
  await goTo(address, title);
  await user.click(await screen.findByRole('button', { name: 'Pause gig' }));
  await expectToast('Gig paused', `${title} has left the lists and takes no orders.`);
  expect(
    screen.getByText(
      'This is your gig. It is paused: lists leave it out, and it takes no orders at present.',
    ),
  ).toBeVisible();
  await goTo('/gigs?q=helper+texts+labels', 'Gigs');
  await waitFor(() => expect(screen.queryByRole('article', { name: title })).toBeNull());
  await goTo('/profile', 'Maren Holt');
  expect(
    within(await screen.findByRole('article', { name: title })).getByText('Your gig · Paused'),
  ).toBeVisible();
  await goTo(address, title);
  await user.click(await screen.findByRole('button', { name: 'Resume gig' }));
  await expectToast('Gig resumed', `Buyers can order ${title} again.`);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await user.click(await screen.findByRole('button', { name: 'Resume gig' }));
  await goTo('/gigs?q=helper+texts+labels', 'Gigs');
  expect(await screen.findByRole('article', { name: title })).toBeVisible();
});

test('an own gig has no wishlist heart, on its card and on its page; another gig has one', async () => {
  const { goTo } = await renderRoute('/gigs?q=helper+texts+labels');
  const card = within(await screen.findByRole('article', { name: title }));
  expect(card.getByText('Your gig')).toBeVisible();
  expect(card.queryByRole('button', { name: /wishlist/ })).toBeNull();
  await goTo(address, title);
  expect(screen.getByRole('button', { name: /^Share/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: `Add ${title} to wishlist` })).toBeNull();
  await goTo('/gigs', 'Gigs');
  expect((await screen.findAllByRole('button', { name: /^Add .* to wishlist$/ })).length).toBeGreaterThan(5);
});

test('an edited gig keeps its features and the rows of its table', async () => {
  const { user } = await renderRoute(address);
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit gig' }));
  expect(dialog.getByLabelText('Gig Title')).toHaveValue(title);
  expect(dialog.getByLabelText('Category')).toHaveDisplayValue('Writing');
  expect(dialog.getByLabelText('Starting Price (USD)')).toHaveValue(80);
  expect(dialog.getByLabelText(/^Tags/)).toHaveValue('ux writing, forms, norwegian');
  const premium = within(dialog.getByRole('group', { name: 'Premium package' }));
  expect(premium.getByLabelText('Delivery time (days)')).toHaveValue(6);
  await user.clear(premium.getByLabelText('Price (USD)'));
  await user.type(premium.getByLabelText('Price (USD)'), '250');
  await user.clear(dialog.getByLabelText('Gig Title'));
  await user.type(dialog.getByLabelText('Gig Title'), 'Texts for one form');
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  await expectToast('Gig updated', 'Texts for one form is changed.');
  expect(await screen.findByRole('heading', { name: 'Texts for one form', level: 1 })).toBeVisible();
  expect(screen.getByRole('tab', { name: /Premium \$250/ })).toBeVisible();
  expect(screen.getByText('Up to 12 fields')).toBeVisible();
  expect(screen.getByRole('row', { name: 'Languages 1 1 2' })).toBeVisible();
});

test('a package is removed, and a gig with two packages compares two', async () => {
  const { user } = await renderRoute(address);
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit gig' }));
  await user.click(dialog.getByRole('button', { name: 'Remove Premium package' }));
  expect(dialog.queryByRole('group', { name: 'Premium package' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(screen.queryByRole('tab', { name: /^Premium/ })).toBeNull());
  expect(screen.getByRole('row', { name: 'Delivery time 2 days 4 days' })).toBeVisible();
});

test('others see that a paused gig takes no orders, and can still contact the seller', async () => {
  mockMediaQueries(media.wide);
  const { user, goTo } = await renderRoute(address);
  await user.click(await screen.findByRole('button', { name: 'Pause gig' }));
  await expectToast('Gig paused', `${title} has left the lists and takes no orders.`);
  await user.click(screen.getByRole('button', { name: 'Account menu' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
  await expectToast('Logged out', "You're logged out in this tab.");
  await goTo('/gigs', 'Gigs');
  await goTo(address, title);
  const panel = within(screen.getByRole('region', { name: 'Packages' }));
  expect(await panel.findByText('This gig takes no orders at present.')).toBeVisible();
  expect(panel.getByRole('button', { name: 'Contact Seller' })).toBeVisible();
  expect(panel.queryByRole('button', { name: 'Continue' })).toBeNull();
});
