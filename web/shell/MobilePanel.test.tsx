import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectLocation } from '../testing/expectLocation.ts';
import { media, mockMediaQueries } from '../testing/mediaQueries.ts';
import { renderShell } from '../testing/renderShell.tsx';

// An open panel hides the page behind it from the accessibility tree.
const hamburger = () => screen.getByRole('button', { name: 'Open menu', hidden: true });
const expectGone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

async function openPanel() {
  mockMediaQueries();
  const view = await renderShell();
  await view.user.click(hamburger());
  return { ...view, panel: within(await screen.findByRole('dialog', { name: 'Menu' })) };
}

test('SH-25 SS-11 the hamburger opens a panel, its Close button closes it', async () => {
  mockMediaQueries();
  const { user } = await renderShell();
  expect(hamburger()).toHaveAttribute('aria-expanded', 'false');
  await user.click(hamburger());
  const panel = await screen.findByRole('dialog', { name: 'Menu' });
  expect(hamburger()).toHaveAttribute('aria-expanded', 'true');
  await user.click(within(panel).getByRole('button', { name: 'Close' }));
  await expectGone();
  expect(hamburger()).toHaveAttribute('aria-expanded', 'false');
});

test('SH-25 KC-01 the panel closes when the window becomes wide', async () => {
  const { change } = mockMediaQueries();
  const { user } = await renderShell();
  await user.click(hamburger());
  await screen.findByRole('dialog', { name: 'Menu' });
  act(() => change(media.wide));
  await expectGone();
});

test('SH-26 the panel has a search box that leads to the results', async () => {
  const { user, panel, router } = await openPanel();
  const box = panel.getByRole('searchbox', { name: 'Search Workgrove' });
  expect(box).toHaveAttribute('placeholder', 'Search Workgrove');
  await user.type(box, 'designer{Enter}');
  await expectLocation(router, '/search?q=designer');
  await expectGone();
});

test('SH-27 the panel has Feed, Network, Settings and Notifications', async () => {
  const { panel } = await openPanel();
  const links = within(panel.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Feed', '/'],
    ['Network', '/network'],
    ['Settings', '/settings'],
    ['Notifications', '/notifications'],
  ]);
});

test('SH-28 SS-12 Explore and More are collapsed initially and toggle independently', async () => {
  const { user, panel } = await openPanel();
  const [explore, more] = ['Explore', 'More'].map((name) => panel.getByRole('button', { name }));
  const expanded = () => [explore, more].map((button) => button?.getAttribute('aria-expanded'));
  expect(expanded()).toEqual(['false', 'false']);
  await user.click(explore!);
  expect(expanded()).toEqual(['true', 'false']);
  for (const [name, address] of [
    ['Jobs', '/jobs'],
    ['Gigs', '/gigs'],
    ['Projects', '/projects'],
  ] as const)
    expect(panel.getByRole('link', { name })).toHaveAttribute('href', address);
  await user.click(more!);
  expect(expanded()).toEqual(['true', 'true']);
  for (const [name, address] of [
    ['Companies', '/companies'],
    ['Shop', '/shop'],
    ['Agency', '/agency'],
  ] as const)
    expect(panel.getByRole('link', { name })).toHaveAttribute('href', address);
  await user.click(explore!);
  expect(expanded()).toEqual(['false', 'true']);
  expect(panel.queryByRole('link', { name: 'Jobs' })).not.toBeInTheDocument();
});

test('SH-29 the panel has Profile, Settings and Logout', async () => {
  const { panel } = await openPanel();
  const links = within(panel.getByRole('navigation', { name: 'Account' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Profile', '/profile'],
    ['Settings', '/settings'],
    ['Logout', '/auth/logout'],
  ]);
});

test('SH-30 tapping a link of a group closes the panel', async () => {
  const { user, panel, router } = await openPanel();
  await user.click(panel.getByRole('button', { name: 'More' }));
  await user.click(panel.getByRole('link', { name: 'Shop' }));
  await expectLocation(router, '/shop');
  await expectGone();
});

test('SH-30 tapping the link of the current screen closes the panel', async () => {
  mockMediaQueries();
  const { user } = await renderShell({}, '/');
  await user.click(hamburger());
  const panel = within(await screen.findByRole('dialog', { name: 'Menu' }));
  await user.click(panel.getByRole('link', { name: 'Feed' }));
  await expectGone();
});

test('SS-13 Escape closes the panel and focuses the hamburger', async () => {
  const { user } = await openPanel();
  await user.keyboard('{Escape}');
  await expectGone();
  await waitFor(() => expect(hamburger()).toHaveFocus());
});
