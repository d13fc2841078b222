import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoute } from '../../testing/renderRoute.tsx';

test('a minimum salary is in the address, the headline, a removable chip and the alert of the search', async () => {
  const { user, router } = await renderRoute('/jobs');
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  await user.selectOptions(await screen.findByLabelText('Salary'), '150k');
  expect(await screen.findByText('8 listed here')).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toBe('?salary=150k'));
  expect(screen.getByRole('heading', { name: 'Jobs in all locations, $150,000+' })).toBeVisible();
  await user.click(screen.getByRole('switch', { name: 'Set alert' }));

  const chips = within(screen.getByRole('list', { name: 'Active filters' }));
  await user.click(chips.getByRole('link', { name: 'Remove filter Salary: $150,000+' }));
  expect(await screen.findByText(/^30 listed here/)).toBeVisible();
  expect(screen.getByRole('switch', { name: 'Set alert' })).not.toBeChecked();

  await user.click(screen.getByRole('button', { name: /Job alerts/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Job alerts' }));
  await user.click(dialog.getByRole('link', { name: 'Show jobs: Jobs in all locations, $150,000+' }));
  await waitFor(() => expect(router.state.location.search).toBe('?salary=150k'));
  await waitFor(() => expect(screen.getByRole('switch', { name: 'Set alert' })).toBeChecked());
});
