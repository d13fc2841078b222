import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { simulateConditions } from '../testing/networkFailures.ts';
import { openQueryPanel, panelEntries, prepareQueryPanel } from '../testing/queryPanel.tsx';
import { recordRequests } from './requests.ts';

prepareQueryPanel();

test('a screen that was left with a failure is not listed, and Turn off does not request it again', async () => {
  const { client, user, found, goTo } = await openQueryPanel('/network', 'Network');
  await user.click(found.getByRole('button', { name: 'Simulate conditions' }));
  await user.selectOptions(found.getByLabelText('Failure'), 'Status 500');
  await goTo('/gigs', 'Gigs');
  expect(await screen.findByRole('heading', { name: "We couldn't load the gigs" })).toBeVisible();
  expect(panelEntries()[0]).toMatch(/^GigsScreen/);
  await goTo('/network', 'Network');
  await waitFor(() => expect(panelEntries()[0]).toMatch(/^NetworkScreen/));
  expect(screen.queryByRole('button', { name: /^GigsScreen/ })).toBeNull();
  const requests = recordRequests(client);
  const before = requests.length;
  await user.click(screen.getByRole('button', { name: 'Turn off' }));
  await waitFor(() => expect(requests.at(-1)?.ms).toBeGreaterThan(0));
  const names = requests.slice(before).map(({ operationName }) => operationName);
  expect(names.toSorted()).toEqual(['AppShell', 'NetworkScreen']);
});

test('a failed search is not listed beside the next one', async () => {
  const { user, found, router } = await openQueryPanel('/gigs', 'Gigs');
  await user.click(found.getByRole('button', { name: 'Simulate conditions' }));
  await user.selectOptions(found.getByLabelText('Failure'), 'Status 500');
  await router.navigate('/gigs?q=logo');
  expect(await screen.findByRole('heading', { name: "We couldn't load the gigs" })).toBeVisible();
  await router.navigate('/gigs');
  await waitFor(() =>
    expect(screen.queryByRole('heading', { name: "We couldn't load the gigs" })).toBeNull(),
  );
  expect(screen.getAllByRole('button', { name: /^GigsScreen/ })).toHaveLength(1);
});

test('conditions apply to the next request, show a badge, and end with one press', async () => {
  const { user, found, goTo } = await openQueryPanel();
  await user.click(found.getByRole('button', { name: 'Simulate conditions' }));
  await user.selectOptions(found.getByLabelText('Failure'), 'Status 500');
  const badge = within(await screen.findByRole('region', { name: 'Simulated network' }));
  expect(badge.getByText('Simulated network – all: Status 500')).toBeVisible();
  await goTo('/gigs', 'Gigs');
  expect(await screen.findByRole('heading', { name: "We couldn't load the gigs" })).toBeVisible();
  await user.click(badge.getByRole('button', { name: 'Turn off' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Simulated network' })).toBeNull());
  expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0);
});

test('after empty lists a screen shows its data again', async () => {
  simulateConditions({ all: { empty: true } });
  const respond = vi.mocked(fetch).getMockImplementation()!;
  // Slower than the router, which starts the loaders again.
  vi.mocked(fetch).mockImplementation(async (...request) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    return respond(...request);
  });
  const { user } = await openQueryPanel('/companies', 'Companies');
  const badge = within(await screen.findByRole('region', { name: 'Simulated network' }));
  await screen.findByText('No companies found');
  await user.click(badge.getByRole('button', { name: 'Turn off' }));
  expect(await within(screen.getByRole('main')).findAllByRole('article')).not.toEqual([]);
});

test('one operation has conditions of its own', async () => {
  const { user, found, goTo } = await openQueryPanel('/gigs', 'Gigs');
  await user.selectOptions(found.getByLabelText('Failure'), 'GraphQL error');
  expect(screen.getByText('Simulated network – GigsScreen: GraphQL error')).toBeVisible();
  await user.click(found.getByRole('checkbox', { name: 'Empty lists' }));
  expect(screen.getByText('Simulated network – GigsScreen: GraphQL error, empty lists')).toBeVisible();
  await goTo('/jobs', 'Jobs');
  expect(await screen.findAllByRole('article')).not.toHaveLength(0);
  await user.click(found.getByRole('button', { name: 'Simulate conditions' }));
  await user.click(found.getByRole('checkbox', { name: 'Offline' }));
  expect(navigator.onLine).toBe(false);
  expect(await screen.findByText(/You're offline\./)).toBeVisible();
  await user.click(found.getByRole('button', { name: 'Turn all off' }));
  expect(navigator.onLine).toBe(true);
});
