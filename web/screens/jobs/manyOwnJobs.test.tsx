import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createStore } from '../../../server/data/store.ts';
import { createTransport } from '../../../server/testing/createTransport.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

const store = createStore();
const saved = store.jobCatalogue.select({ order: 'RELEVANCE' }).slice(0, 23);
store.change(...saved.map(({ id }) => ({ mark: 'savedJobs' as const, id, on: true })));

const cards = () => within(screen.getByRole('tabpanel')).getAllByRole('article');

test('saved jobs on the server have pages of 20, and an unsaved job leaves its page', async () => {
  const { user, router } = await renderRoute('/jobs?tab=saved', { transport: createTransport(store) });
  expect(await screen.findByText('23 jobs, page 1 of 2')).toBeVisible();
  expect(screen.getByRole('tab', { name: /^Saved Jobs/ })).toHaveAccessibleName(/23/);
  expect(cards()).toHaveLength(20);
  const [first] = cards();
  await user.click(within(first!).getByRole('button', { name: /^Save / }));
  expect(await screen.findByText('22 jobs, page 1 of 2')).toBeVisible();
  await waitFor(() => expect(cards()).toHaveLength(20));
  expect(cards()[0]).not.toHaveTextContent(saved[0]!.title);
  await user.click(screen.getByRole('link', { name: 'Page 2' }));
  await waitFor(() => expect(screen.getByText('22 jobs, page 2 of 2')).toHaveFocus());
  expect(cards()).toHaveLength(2);
  await waitFor(() => expect(router.state.location.search).toBe('?tab=saved&page=2'));
});
