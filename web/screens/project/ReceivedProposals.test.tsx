import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoute } from '../../testing/renderRoute.tsx';

const address = '/projects/project-design-tokens?tab=proposals';
const rows = () =>
  within(screen.getByRole('region', { name: /proposals? received$/ }))
    .getAllByRole('listitem')
    .flatMap((row) => row.getAttribute('aria-label') ?? []);
const rowOf = (name: string) => within(screen.getByRole('listitem', { name: `Proposal of ${name}` }));
async function open(path = address) {
  const view = await renderRoute(path);
  expect(await screen.findByRole('region', { name: /proposals? received$/ })).toBeVisible();
  return view;
}

test('the client sees as many proposals as the tab counts, with bid, milestones, letter and freelancer', async () => {
  await open();
  expect(screen.getByRole('tab', { name: 'Proposals (4)' })).toBeVisible();
  expect(screen.getByRole('heading', { name: '4 proposals received' })).toBeVisible();
  expect(rows()).toEqual([
    'Proposal of Ben Castellano',
    'Proposal of Priya Raman',
    'Proposal of Felix Anders',
    'Proposal of Victor Osei',
  ]);
  const row = rowOf('Ben Castellano');
  expect(row.getByText('$1,400')).toBeVisible();
  expect(within(row.getByRole('list', { name: 'Milestones' })).getAllByRole('listitem')).toHaveLength(3);
  expect(row.getByText(/^I have done this twice, once badly/)).toBeVisible();
  expect(row.getByRole('link', { name: 'Ben Castellano' })).toHaveAttribute(
    'href',
    '/profile/person-ben-castellano',
  );
  expect(rowOf('Priya Raman').getByRole('link', { name: 'Message' })).toHaveAttribute(
    'href',
    '/messages?contact=contact-priya-raman',
  );
});

test('the client does not see what other freelancers see', async () => {
  await open();
  for (const name of ['Save', 'Report', 'Submit a Proposal'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByText(/haven't sent a proposal/)).toBeNull();
  expect(screen.queryByText(/only the client sees it/)).toBeNull();
});

test('Hire and Decline can be undone', async () => {
  const { user } = await open();
  await user.click(rowOf('Priya Raman').getByRole('button', { name: 'Hire Priya Raman' }));
  expect(await screen.findByText('Priya Raman gets the project. Nothing is charged.')).toBeVisible();
  expect(rowOf('Priya Raman').getByText('Accepted')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(rowOf('Priya Raman').getByText('Submitted')).toBeVisible());
  await user.click(
    rowOf('Felix Anders').getByRole('button', { name: 'Decline the proposal of Felix Anders' }),
  );
  expect(await screen.findByText('Felix Anders is informed.')).toBeVisible();
  await user.click(
    rowOf('Felix Anders').getByRole('button', { name: 'Reconsider the proposal of Felix Anders' }),
  );
  await waitFor(() => expect(rowOf('Felix Anders').getByText('Submitted')).toBeVisible());
});

test('a shortlisted proposal comes first', async () => {
  const { user } = await open();
  await user.click(rowOf('Felix Anders').getByRole('button', { name: 'Shortlist: Felix Anders' }));
  await waitFor(() =>
    expect(rows().slice(0, 3)).toEqual([
      'Proposal of Ben Castellano',
      'Proposal of Felix Anders',
      'Proposal of Priya Raman',
    ]),
  );
  await user.click(rowOf('Felix Anders').getByRole('button', { name: 'Shortlisted: Felix Anders' }));
  expect(await screen.findByText('Removed from the shortlist')).toBeVisible();
});

test('the notification about a new proposal leads to the proposals', async () => {
  await renderRoute('/notifications');
  expect(
    await screen.findByRole('link', {
      name: 'Your project about the booking flow has received a new proposal.',
    }),
  ).toHaveAttribute('href', '/projects/project-booking-flow?tab=proposals');
});
