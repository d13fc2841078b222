import { fireEvent, screen, within, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectLocation } from '../testing/expectLocation.ts';
import { renderShell, topBar } from '../testing/renderShell.tsx';

const mainNav = () => within(topBar().getByRole('navigation', { name: 'Main' }));
const dropdown = (name: string) => mainNav().getByRole('button', { name });
const panel = (name: string) => screen.findByRole('navigation', { name });
const expectClosed = (name: string) =>
  expect(screen.queryByRole('navigation', { name })).not.toBeInTheDocument();

test('SH-14 the navigation has Feed, Explore, Network and More, in this order', async () => {
  await renderShell();
  const entries = [...topBar().getByRole('navigation', { name: 'Main' }).querySelectorAll('a, button')];
  expect(entries.map((entry) => [entry.tagName, entry.textContent])).toEqual([
    ['A', 'Feed'],
    ['BUTTON', 'Explore'],
    ['A', 'Network'],
    ['BUTTON', 'More'],
  ]);
  expect(mainNav().getByRole('link', { name: 'Feed' })).toHaveAttribute('href', '/');
  expect(mainNav().getByRole('link', { name: 'Network' })).toHaveAttribute('href', '/network');
  for (const name of ['Explore', 'More']) expect(dropdown(name)).toHaveAttribute('aria-expanded', 'false');
});

test('SH-14 the link of the current screen has aria-current', async () => {
  await renderShell({}, '/');
  await screen.findByRole('heading', { name: 'Home Feed' });
  expect(mainNav().getByRole('link', { current: 'page' })).toHaveTextContent('Feed');
  expect(topBar().getByRole('link', { name: 'Workgrove home' })).toHaveAttribute('aria-current', 'page');
});

for (const [id, group, links] of [
  ['SH-15', 'Explore', { Jobs: '/jobs', Gigs: '/gigs', Projects: '/projects' }],
  ['SH-16', 'More', { Companies: '/companies', Shop: '/shop', Agency: '/agency' }],
] as const)
  test(`${id} ${group} holds ${Object.keys(links).join(', ')}`, async () => {
    const { user } = await renderShell();
    await user.click(dropdown(group));
    const shown = within(await panel(group)).getAllByRole('link');
    expect(
      Object.fromEntries(
        shown.map((link) => [link.querySelector('[id]')?.textContent, link.getAttribute('href')]),
      ),
    ).toEqual(links);
    expect(dropdown(group)).toHaveAttribute('aria-expanded', 'true');
  });

test('SH-15 a link of the panel leads to its screen and closes the panel', async () => {
  const { user, router } = await renderShell();
  await user.click(dropdown('Explore'));
  await user.click(within(await panel('Explore')).getByRole('link', { name: /^Gigs/ }));
  await expectLocation(router, '/gigs');
  expectClosed('Explore');
});

test('SS-13 Escape closes a panel and focuses its button', async () => {
  const { user } = await renderShell();
  dropdown('More').focus();
  await user.keyboard('{Enter}');
  await panel('More');
  await user.tab();
  await waitFor(() => expect(screen.getByRole('link', { name: /^Companies/ })).toHaveFocus());
  await user.keyboard('{Escape}');
  expectClosed('More');
  await waitFor(() => expect(dropdown('More')).toHaveFocus());
});

test('SS-14 a click outside closes a panel', async () => {
  const { user } = await renderShell();
  await user.click(dropdown('Explore'));
  await panel('Explore');
  await user.click(screen.getByRole('main'));
  expectClosed('Explore');
});

test('SH-15 the down arrow and Space open a panel, a second Space closes it', async () => {
  const { user } = await renderShell();
  dropdown('Explore').focus();
  await user.keyboard('{ArrowDown}');
  await panel('Explore');
  await user.keyboard('{Escape}');
  expectClosed('Explore');
  await user.keyboard(' ');
  await panel('Explore');
  await user.keyboard(' ');
  expectClosed('Explore');
});

test('SH-15 the arrows move between the links of an open panel and do not scroll the page', async () => {
  const { user } = await renderShell();
  dropdown('Explore').focus();
  await user.keyboard('{ArrowDown}');
  const links = within(await panel('Explore')).getAllByRole('link');
  for (const link of links) {
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(link).toHaveFocus());
  }
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(links.at(-1)).toHaveFocus());
  await user.keyboard('{ArrowUp}');
  await waitFor(() => expect(links.at(-2)).toHaveFocus());
  expect(fireEvent.keyDown(links.at(-1)!, { key: 'ArrowDown' }), 'the page does not scroll').toBe(false);
});

test('SH-14 only one panel is open at a time', async () => {
  const { user } = await renderShell();
  await user.click(dropdown('Explore'));
  await panel('Explore');
  await user.click(dropdown('More'));
  await panel('More');
  expectClosed('Explore');
});
