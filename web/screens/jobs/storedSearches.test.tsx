import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import '../../actions/jobSearch.ts';
import '../../actions/perform.ts';
import { searchesKey } from './storedSearches.ts';
import { createLiveServer } from '../../testing/liveServer.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { readStored, reloadStorage } from '../../session/storage.ts';
import './JobPicks.tsx';
import './JobsSide.tsx';

const jiho = 'person-jiho-park';

/** The recent searches of a page that is loaded at an address, and what a user does there. */
async function load(path: string, transport?: ReturnType<typeof createLiveServer>['link']) {
  reloadStorage();
  const { user, router, unmount } = await renderRoute(path, transport && { transport });
  const recent = within(await screen.findByRole('region', { name: 'Recent job searches' }));
  const shown = () => recent.queryAllByRole('link').map((link) => link.textContent);
  const search = async (q: string) => {
    await router.navigate(`/jobs?q=${q}`);
    await waitFor(() => expect(shown()[0]).toContain(q));
  };
  return { user, unmount, recent, shown, search };
}

test('in live mode a reload keeps the searches of an account, at most 6, with their alerts', async () => {
  const { link } = createLiveServer(jiho);
  const first = await load('/jobs', link);
  expect(first.recent.getByText('Your searches appear here.')).toBeVisible();
  for (const q of ['react', 'design', 'figma', 'typescript', 'research', 'engineer', 'writing'])
    await first.search(q);
  const before = first.shown();
  expect(before).toHaveLength(6);
  const bells = (part: typeof first.recent) => part.queryAllByRole('img', { name: 'alert set' });
  await first.user.click(screen.getByRole('switch', { name: 'Set alert' }));
  await waitFor(() => expect(screen.getByRole('switch', { name: 'Set alert' })).toBeChecked());
  await waitFor(() => expect(bells(first.recent)).toHaveLength(1));
  first.unmount();
  const second = await load('/jobs', link);
  await waitFor(() => expect(second.shown()).toEqual(before));
  expect(bells(second.recent)).toHaveLength(1);
  await second.search('react');
  expect(second.shown()).toEqual([expect.stringContaining('react'), ...before.slice(0, 5)]);
  // More are listed than the six that are visible.
  await second.user.click(second.recent.getByRole('button', { name: 'Clear' }));
  expect(await second.recent.findByText('Recent searches cleared.')).toBeVisible();
  expect(second.shown()).toEqual([]);
});

test('in live mode Clear and Undo also hold after a reload', async () => {
  const { link } = createLiveServer(jiho);
  const first = await load('/jobs?q=figma', link);
  await waitFor(() => expect(first.shown()).toHaveLength(1));
  const before = first.shown();
  await first.user.click(first.recent.getByRole('button', { name: 'Clear' }));
  await first.recent.findByText('Recent searches cleared.');
  expect(readStored(searchesKey)).toBeNull();
  await first.user.click(await first.recent.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(first.shown()).toEqual(before));
  first.unmount();
  const second = await load('/jobs', link);
  await waitFor(() => expect(second.shown()).toEqual(before));
  await second.user.click(second.recent.getByRole('button', { name: 'Clear' }));
  await second.recent.findByText('Recent searches cleared.');
  second.unmount();
  const third = await load('/jobs', link);
  expect(await third.recent.findByText('Your searches appear here.')).toBeVisible();
});

test('another account of the same browser does not see the searches', async () => {
  const first = await load('/jobs?q=figma', createLiveServer(jiho).link);
  await waitFor(() => expect(first.shown()).toHaveLength(1));
  first.unmount();
  const other = await load('/jobs?q=react', createLiveServer('person-sofia-lindqvist').link);
  await waitFor(() => expect(other.shown()).toEqual([expect.stringContaining('react')]));
});

test('in simulated mode a reload restores the searches of the sample', async () => {
  const first = await load('/jobs?q=figma');
  await waitFor(() => expect(first.shown()).toHaveLength(5));
  expect(readStored(searchesKey)).toBeNull();
  first.unmount();
  expect((await load('/jobs')).shown()).toHaveLength(4);
});
