import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoute } from '../../testing/renderRoute.tsx';

test('active filters show their count on the button and a chip each, and can be cleared together', async () => {
  const { user, router } = await renderRoute(
    '/gigs?q=design&category=design&delivery=7days&sort=price&page=1',
  );
  const activeFilters = () => within(screen.getByRole('list', { name: 'Active filters' }));
  const names = () =>
    activeFilters()
      .getAllByRole('listitem')
      .map((chip) => chip.textContent);
  await screen.findByRole('list', { name: 'Active filters' });
  expect(screen.getByRole('button', { name: 'Filters 2 set' })).toBeVisible();
  expect(names()).toEqual(['Design', 'Up to 7 days', 'Clear filters']);
  await user.click(activeFilters().getByRole('link', { name: 'Remove filter Category: Design' }));
  await waitFor(() => expect(names()).toEqual(['Up to 7 days', 'Clear filters']));
  await waitFor(() => expect(router.state.location.search).toBe('?q=design&delivery=7days&sort=price'));
  expect(screen.getByLabelText('Category')).toHaveValue('all');
  expect(screen.getByRole('button', { name: 'Filters 1 set' })).toBeVisible();
  await user.click(activeFilters().getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull());
  await waitFor(() => expect(router.state.location.search).toBe('?q=design&sort=price'));
  expect(screen.getByRole('button', { name: 'Filters' })).toBeVisible();
});
