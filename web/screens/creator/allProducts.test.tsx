import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createStore } from '../../../server/data/store.ts';
import { createTransport } from '../../../server/testing/createTransport.ts';
import { repeatRecords } from '../../../server/testing/longLists.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

test('130 products are paginated, and a column sorts them', async () => {
  const store = createStore();
  // Copies of live products would have no page in the shop, so the test repeats drafts.
  const drafts = store.creatorDashboard.all.filter(({ status }) => status === 'DRAFT');
  Object.assign(store.creatorDashboard, { all: repeatRecords(drafts, 130) });
  const { user, router } = await renderRoute('/creator-dashboard', { transport: createTransport(store) });
  await waitFor(() => expect(screen.getByText('130 products, page 1 of 7')).toBeVisible());
  const rows = () => within(screen.getByRole('table', { name: 'Your Products' })).getAllByRole('row');
  expect(rows()).toHaveLength(21);
  await user.click(screen.getByRole('link', { name: 'Page 7' }));
  await waitFor(() => expect(screen.getByText('130 products, page 7 of 7')).toBeVisible());
  expect(rows()).toHaveLength(11);
  await user.click(screen.getByRole('link', { name: 'Price' }));
  await waitFor(() => expect(router.state.location.search).toBe('?sort=price-desc'));
});
