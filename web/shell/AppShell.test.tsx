import { ApolloLink } from '@apollo/client';
import { screen, waitFor, within } from '@testing-library/react';
import { expectLocation } from '../testing/expectLocation.ts';
import { expect, test, vi } from 'vitest';
import { media, mockMediaQueries } from '../testing/mediaQueries.ts';
import { renderRoute } from '../testing/renderRoute.tsx';
import { renderShell, topBar } from '../testing/renderShell.tsx';

/** Expects the main layout: top bar, side bar and footer. */
async function expectLayout() {
  expect(await screen.findByRole('button', { name: 'Toggle side bar' })).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Side bar' })).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
}

test('RT-04 RT-28 / shows the home feed inside the main layout', async () => {
  await renderRoute('/');
  await expectLayout();
  const main = within(screen.getByRole('main'));
  expect(await main.findByRole('heading', { name: 'Home Feed', level: 1 })).toBeVisible();
});

test('RT-27 RT-28 any other path shows the not-found page inside the main layout', async () => {
  await renderShell({}, '/nope/at/all?q=1');
  await expectLayout();
  const main = within(screen.getByRole('main'));
  expect(await main.findByRole('heading', { name: 'Oops! Page not found', level: 1 })).toBeVisible();
});

test('PU-06 links of the shell lead to every main area, and from Log out to login and sign-up', async () => {
  const { user } = await renderShell();
  const inSideBar = (name: string) =>
    within(screen.getByRole('navigation', { name: 'Side bar' })).getByRole('link', { name });
  const expectScreen = (name: string) => screen.findByRole('heading', { name, level: 1 });
  const inNavigation = (name: string | RegExp) =>
    within(topBar().getByRole('navigation', { name: 'Main' })).getByRole('link', { name });
  const openGroup = (name: string) => user.click(topBar().getByRole('button', { name }));

  await user.click(inNavigation('Feed'));
  await expectScreen('Home Feed');
  for (const [group, link, heading] of [
    ['Explore', 'Jobs', 'Jobs'],
    ['Explore', 'Gigs', 'Gigs'],
    ['Explore', 'Projects', 'Projects'],
    ['More', 'Companies', 'Companies'],
    ['More', 'Shop', 'Discover Digital Products'],
    ['More', 'Agency', 'Hire people who stay'],
  ] as const) {
    await openGroup(group);
    await user.click(inNavigation(new RegExp(`^${link}`)));
    await expectScreen(heading);
  }
  await user.click(inNavigation('Network'));
  await expectScreen('Network');
  await user.click(topBar().getByRole('link', { name: /^Messages/ }));
  await expectScreen('Welcome to Messages');
  for (const [link, heading] of [
    ['Profile', 'Maren Holt'],
    ['Settings', 'Settings'],
    ['Creator Dashboard', 'Creator Dashboard'],
  ] as const) {
    await user.click(inSideBar(link));
    await expectScreen(heading);
  }
  await user.click(screen.getByRole('button', { name: 'Account menu' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Sign up' }));
  expect(await screen.findByRole('button', { name: 'Create Account' })).toBeVisible();
});

test('the skip link is the first stop of the Tab key and leads to the main part', async () => {
  const { user } = await renderShell();
  await user.tab();
  const skip = screen.getByRole('link', { name: 'Skip to content' });
  await waitFor(() => expect(skip).toHaveFocus());
  expect(skip).toHaveAttribute('href', '#main');
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
  expect(screen.getByRole('main')).toHaveAttribute('tabindex', '-1');
});

test('SH-13 the logo leads to the feed; navigating to another screen focuses its main part and announces its title', async () => {
  const { user, router } = await renderShell();
  await user.click(screen.getByRole('link', { name: 'Workgrove home' }));
  await expectLocation(router, '/');
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  expect(await screen.findByText('Home Feed · Workgrove', { selector: '[role=status]' })).toBeInTheDocument();
  expect(document.title).toBe('Home Feed · Workgrove');
});

test('the first page and a filter of the same screen do not move the focus', async () => {
  const { router, user } = await renderShell({}, '/');
  await waitFor(() => expect(document.body).toHaveFocus());
  const toggle = screen.getByRole('button', { name: 'Toggle theme' });
  await user.click(toggle);
  await waitFor(() => router.navigate('/?filter=featured'));
  await expectLocation(router, '/?filter=featured');
  await waitFor(() => expect(toggle).toHaveFocus());
});

test('the shell requests its data once per visit', async () => {
  const operations: string[] = [];
  const count = new ApolloLink((operation, forward) => {
    operations.push(operation.operationName ?? '');
    return forward(operation);
  });
  const { router, user } = await renderShell({ link: count });
  await user.click(screen.getByRole('link', { name: 'Workgrove home' }));
  await expectLocation(router, '/');
  await screen.findAllByRole('article');
  await waitFor(() => router.navigate('/nope'));
  await expectLocation(router, '/nope');
  expect(operations.toSorted()).toEqual(['AppShell', 'FeedScreen']);
});

test('the shell adds its listeners once and keeps them in later renders', async () => {
  const { listeners } = mockMediaQueries(media.wide);
  delete document.documentElement.dataset['hydrated'];
  const { user } = await renderShell();
  // Shortcuts and notices mount after the first paint.
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-hydrated'));
  const before = [...listeners.keys()];
  const removed = vi.spyOn(globalThis, 'removeEventListener');
  await user.click(screen.getByRole('button', { name: 'Toggle side bar' }));
  expect(screen.getByRole('button', { name: 'Toggle side bar' })).toHaveAttribute('aria-expanded', 'true');
  expect([...listeners.keys()]).toEqual(before);
  expect(removed.mock.calls.map(([type]) => type)).not.toContain('keydown');
});
