import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createStore } from '../../server/data/store.ts';
import { expectLocation } from '../testing/expectLocation.ts';
import { renderShell } from '../testing/renderShell.tsx';

const sideBar = () => within(screen.getByRole('navigation', { name: 'Side bar' }));
const group = (label: string) => within(sideBar().getByRole('group', { name: label }));
const toggle = () => screen.getByRole('button', { name: 'Toggle side bar' });
const addresses = (links: readonly HTMLElement[]) => links.map((link) => link.getAttribute('href'));
/** Only the expanded side bar has buttons for its groups. */
const isExpanded = () => sideBar().queryByRole('button', { name: 'NAVIGATION' }) !== null;

test('SH-12 SH-31 SS-07 the side bar is collapsed initially, and a button of the top bar expands it', async () => {
  const { user } = await renderShell();
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  expect(isExpanded()).toBe(false);
  await user.click(toggle());
  expect(toggle()).toHaveAttribute('aria-expanded', 'true');
  expect(isExpanded()).toBe(true);
});

test('SH-32 Ctrl+B and Cmd+B toggle the side bar, also from within a field', async () => {
  const { user } = await renderShell();
  await user.keyboard('{Control>}b{/Control}');
  await waitFor(() => expect(isExpanded()).toBe(true));
  expect(toggle()).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{Meta>}b{/Meta}');
  await waitFor(() => expect(isExpanded()).toBe(false));
  await user.click(screen.getAllByRole('searchbox')[0]!);
  await user.keyboard('{Control>}B{/Control}');
  await waitFor(() => expect(isExpanded()).toBe(true));
  fireEvent.keyDown(document.body, { key: 'и', code: 'KeyB', ctrlKey: true });
  await waitFor(() => expect(isExpanded(), 'in a Russian layout').toBe(false));
});

test('SH-32 B with other modifiers, or with none, does not toggle the side bar', async () => {
  const { user } = await renderShell();
  await user.keyboard('b{Control>}{Shift>}b{/Shift}{Alt>}b{/Alt}n{/Control}');
  expect(isExpanded()).toBe(false);
});

test('SS-08 KC-03 a cookie stores the choice for 604800 seconds', async () => {
  const cookies: string[] = [];
  vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => void cookies.push(text));
  const { user } = await renderShell();
  await user.click(toggle());
  await user.click(toggle());
  expect(cookies).toEqual([
    'side-bar=open; path=/; max-age=604800; samesite=lax',
    'side-bar=closed; path=/; max-age=604800; samesite=lax',
  ]);
});

test('SS-08 the side bar toggles where cookies are blocked', async () => {
  vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {
    throw new DOMException('The document is sandboxed.', 'SecurityError');
  });
  const { user } = await renderShell();
  await user.click(toggle());
  expect(isExpanded()).toBe(true);
});

test('SS-08 SH-34 a page with the cookie renders expanded, with all groups', async () => {
  document.cookie = 'side-bar=open; path=/';
  await renderShell();
  expect(
    sideBar()
      .getAllByRole('button')
      .map((button) => [button.textContent, button.getAttribute('aria-expanded')]),
  ).toEqual([
    ['NAVIGATION', 'true'],
    ['DIRECT MESSAGES', 'true'],
    ['CHANNELS', 'true'],
  ]);
});

test('SS-10 closing and opening a group does not affect the others', async () => {
  document.cookie = 'side-bar=open; path=/';
  const { user } = await renderShell();
  const button = sideBar().getByRole('button', { name: 'CHANNELS' });
  const channel = sideBar().getByRole('link', { name: /^course-makers/ });
  expect(document.getElementById(button.getAttribute('aria-controls')!)).toContainElement(channel);
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(channel).not.toBeVisible();
  expect(sideBar().getByRole('link', { name: 'My Jobs' })).toBeVisible();
  await user.click(button);
  expect(channel).toBeVisible();
});

test('SH-35 NAVIGATION has its six links in order', async () => {
  await renderShell();
  expect(
    group('NAVIGATION')
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Feed', '/'],
    ['My Projects', '/profile#projects'],
    ['My Jobs', '/jobs?tab=applied'],
    ['My Gigs', '/gigs?tab=mine'],
    ['My Shop', '/profile#products'],
    ['Creator Dashboard', '/creator-dashboard'],
  ]);
});

test('SH-36 EN-05 KC-12 DIRECT MESSAGES lists the 4 contacts, each online or offline', async () => {
  await renderShell();
  const links = group('DIRECT MESSAGES').getAllByRole('link');
  expect(links).toHaveLength(4);
  expect(links[0]).toHaveAccessibleName(/^Sofia Lindqvist ?, online ?2 ?unread$/);
  expect(links[1]).toHaveAccessibleName(/^Idris Vale ?, online$/);
  expect(links[2]).toHaveAccessibleName(/^Priya Raman ?, offline$/);
  expect(links[3]).toHaveAccessibleName(/^Jonah Whitlock ?, offline ?1 ?unread$/);
  expect(links.map((link) => link.querySelector('.avatar img')?.getAttribute('src'))).toEqual(
    ['sofia-lindqvist', 'idris-vale', 'priya-raman', 'jonah-whitlock'].map(
      (name) => `/art/person-${name}.svg`,
    ),
  );
  // The visible presence; sideBar.spec compares the two looks in a browser.
  const dots = links.map((link) => link.querySelector('.dot')?.matches('.off'));
  expect(dots).toEqual([false, false, true, true]);
});

test('SH-37 only contacts and channels with unread messages have a badge', async () => {
  document.cookie = 'side-bar=open; path=/';
  await renderShell();
  const unread = sideBar()
    .getAllByRole('link')
    .map((link) => link.textContent)
    .filter((text) => text.includes('unread'));
  expect(unread).toEqual([
    expect.stringMatching(/Sofia Lindqvist.*2 ?unread$/),
    expect.stringMatching(/Jonah Whitlock.*1 ?unread$/),
    expect.stringMatching(/design-critique.*2 ?unread$/),
    expect.stringMatching(/course-makers.*1 ?unread$/),
  ]);
});

test('SH-38 each contact opens its conversation', async () => {
  const { user, router } = await renderShell();
  const links = group('DIRECT MESSAGES').getAllByRole('link');
  expect(addresses(links)).toEqual([
    '/messages?contact=contact-sofia-lindqvist',
    '/messages?contact=contact-idris-vale',
    '/messages?contact=contact-priya-raman',
    '/messages?contact=contact-jonah-whitlock',
  ]);
  await user.click(links[1]!);
  await expectLocation(router, '/messages?contact=contact-idris-vale');
});

test('SH-39 EN-06 KC-12 CHANNELS lists the 4 channels, each opens its conversation', async () => {
  const { unreadIn, channels } = createStore();
  expect([...channels.keys()].some((id) => unreadIn(id) > 0)).toBe(true);
  const { user, router } = await renderShell();
  const links = group('CHANNELS').getAllByRole('link');
  expect(links.map((link) => [link, link.getAttribute('href')] as const)).toHaveLength(4);
  for (const [i, name] of [
    'design-critique',
    'freelance-lounge',
    'frontend-guild',
    'course-makers',
  ].entries()) {
    // A channel shows its number of unread messages, as contacts do.
    const unread = unreadIn(`channel-${name}`);
    expect(links[i]).toHaveAccessibleName(new RegExp(`^${name} ?${unread ? `${unread} ?unread` : ''}$`));
    expect(links[i]).toHaveAttribute('href', `/messages?channel=channel-${name}`);
  }
  await user.click(links[3]!);
  await expectLocation(router, '/messages?channel=channel-course-makers');
});

test('SH-40 the footer of the side bar has Profile and Settings', async () => {
  await renderShell();
  const links = sideBar().getAllByRole('link').slice(-2);
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Profile', '/profile'],
    ['Settings', '/settings'],
  ]);
});

test('SH-35 only the entry of the current address has aria-current', async () => {
  await renderShell({}, '/');
  expect(
    sideBar()
      .getAllByRole('link', { current: 'page' })
      .map((link) => link.textContent),
  ).toEqual(['Feed']);
});
