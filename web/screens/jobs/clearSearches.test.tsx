import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { blankPerson } from '../../../server/data/blankPerson.ts';
import '../../actions/jobSearch.ts';
import '../../actions/perform.ts';
import { nextTask } from '../../hydration/nextTask.ts';
import { createLiveServer } from '../../testing/liveServer.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

test.each(['simulated', 'live'] as const)(
  'Clear of the recent searches keeps the focus and becomes Undo at once: %s',
  async (mode) => {
    const transport = mode === 'live' ? createLiveServer().link : undefined;
    const { user } = await renderRoute('/jobs', transport && { transport });
    const region = await screen.findByRole('region', { name: 'Recent job searches' });
    const recent = within(region);
    const terms = () => recent.queryAllByRole('link').map(({ textContent }) => textContent);
    const before = terms();
    expect(before.length).toBeGreaterThan(1);
    const seen = new Set<string>();
    const observer = new MutationObserver(() => void seen.add(recent.getByRole('status').textContent));
    observer.observe(region, { childList: true, characterData: true, subtree: true });
    onTestFinished(() => observer.disconnect());
    const button = recent.getByRole('button', { name: 'Clear' });
    button.focus();
    await user.keyboard('{Enter}');
    await recent.findByText('Recent searches cleared.');
    await waitFor(() => expect(button).toHaveFocus());
    expect(button).toHaveAccessibleName('Undo');
    expect(terms()).toEqual([]);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(terms()).toEqual(before));
    await waitFor(() => expect(button).toHaveFocus());
    expect(button).toHaveAccessibleName('Clear');
    expect(seen).not.toContain('Your searches appear here.');
  },
);

test('Clear keeps the focus while the server has not answered, also when only this tab has the searches', async () => {
  const id = 'person-ada';
  const { link, store, hold, isHeld } = createLiveServer(id);
  store.change({ put: 'people', record: blankPerson(id, 'Ada Grove') });
  const { user } = await renderRoute('/jobs?q=design', { transport: link });
  const recent = within(await screen.findByRole('region', { name: 'Recent job searches' }));
  expect(await recent.findByRole('link')).toHaveTextContent('design');
  const button = recent.getByRole('button', { name: 'Clear' });
  const release = hold('ClearRecentSearches');
  button.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(isHeld('ClearRecentSearches')).toBe(false));
  await waitFor(() => expect(recent.queryByRole('link')).toBeNull());
  expect(recent.getByRole('status')).toHaveTextContent('Recent searches cleared.');
  await waitFor(() => expect(button).toHaveFocus());
  release();
  await nextTask();
  await waitFor(() => expect(button).toHaveFocus());
  expect(button).toHaveAccessibleName('Undo');
  await user.keyboard('{Enter}');
  expect(await recent.findByRole('link')).toHaveTextContent('design');
  await waitFor(() => expect(button).toHaveFocus());
});

test('a refused Clear keeps the searches, and a later empty list offers no Undo', async () => {
  const server = createLiveServer();
  const error = { __typename: 'UserError', field: null, message: 'Not now.' };
  const payload = { __typename: 'ClearRecentSearchesPayload', recentSearches: null, userErrors: [error] };
  server.sessions['ClearRecentSearches'] = { clearRecentSearches: payload };
  const { user } = await renderRoute('/jobs', { transport: server.link });
  const recent = within(await screen.findByRole('region', { name: 'Recent job searches' }));
  await user.click(recent.getByRole('button', { name: 'Clear' }));
  expect(await screen.findByText('Not now.')).toBeVisible();
  expect(recent.getByRole('button', { name: 'Clear' })).toBeVisible();
  expect(recent.getAllByRole('link').length).toBeGreaterThan(1);
});
