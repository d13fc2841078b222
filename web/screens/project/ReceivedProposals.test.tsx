import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { settle } from '../../apollo/refetchActive.ts';
import { createLiveServer } from '../../testing/liveServer.ts';
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

const hireButtons = () => screen.queryAllByRole('button', { name: /^Hire / });
async function hire(user: Awaited<ReturnType<typeof open>>['user'], name: string) {
  await user.click(rowOf(name).getByRole('button', { name: `Hire ${name}` }));
  return within(await screen.findByRole('dialog', { name: `Hire ${name}` }));
}

test('Hire first shows the freelancer, the bid and that nothing is charged; Cancel hires nobody', async () => {
  const { user } = await open();
  const dialog = await hire(user, 'Priya Raman');
  expect(dialog.getByText('Priya Raman')).toBeVisible();
  expect(dialog.getByText('$1,150')).toBeVisible();
  expect(dialog.getByText(/^A project hires one freelancer/)).toBeVisible();
  expect(dialog.getByText('This is a simulation: nothing is charged.')).toBeVisible();
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Confirm hire' })).toHaveFocus());
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Hire Priya Raman' })).toHaveFocus());
  expect(screen.queryByText(/^Hired:/)).toBeNull();
});

test('a project hires one freelancer: the list and the card name them, and Undo restores all', async () => {
  const { user } = await open();
  expect(hireButtons()).toHaveLength(3);
  expect(screen.getByText(/Freelancers can submit proposals here/)).toBeVisible();
  await user.click((await hire(user, 'Priya Raman')).getByRole('button', { name: 'Confirm hire' }));
  expect(await screen.findByText('Priya Raman gets the project. Nothing is charged.')).toBeVisible();
  expect(rowOf('Priya Raman').getByText('Accepted')).toBeVisible();
  const hired = within(screen.getByRole('region', { name: 'Hired: Priya Raman' }));
  await waitFor(() => expect(hired.getByRole('heading')).toHaveFocus());
  expect(hired.getByText(/^Bid \$1,150\./)).toBeVisible();
  expect(hired.getByRole('link', { name: 'Message' })).toHaveAttribute(
    'href',
    '/messages?contact=contact-priya-raman',
  );
  expect(hireButtons()).toHaveLength(0);
  expect(screen.queryByText(/Freelancers can submit proposals here/)).toBeNull();
  expect(screen.getByText(/^This is your project/)).toHaveTextContent(
    'This is your project. You hired Priya Raman.',
  );
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(hireButtons()).toHaveLength(3));
  expect(rowOf('Priya Raman').getByText('Submitted')).toBeVisible();
  expect(screen.queryByText(/^Hired:/)).toBeNull();
  expect(screen.getByText(/Freelancers can submit proposals here/)).toBeVisible();
});

test('Reconsider takes a hire back, and the hired state offers to close an open project', async () => {
  const { user } = await open();
  await user.click((await hire(user, 'Felix Anders')).getByRole('button', { name: 'Confirm hire' }));
  const hired = within(await screen.findByRole('region', { name: 'Hired: Felix Anders' }));
  await user.click(hired.getByRole('button', { name: 'Close project' }));
  expect(await hired.findByText(/The project is closed/)).toBeVisible();
  expect(hired.queryByRole('button', { name: 'Close project' })).toBeNull();
  await user.click(hired.getByRole('button', { name: 'Reconsider the proposal of Felix Anders' }));
  await waitFor(() => expect(hireButtons()).toHaveLength(3));
});

test('a project of the sample that has hired a freelancer says so', async () => {
  await open('/projects/project-research-library?tab=proposals');
  expect(screen.getByRole('heading', { name: 'Hired: Jonah Whitlock' })).toBeVisible();
  expect(screen.getByText(/^This is your project/)).toHaveTextContent('You hired Jonah Whitlock.');
});

test('a freelancer can be asked for an interview, and Undo takes it back', async () => {
  const { user } = await open();
  const row = rowOf('Felix Anders');
  await user.click(row.getByRole('button', { name: 'Ask Felix Anders for an interview' }));
  expect(await screen.findByText('Felix Anders is asked for an interview.')).toBeVisible();
  expect(row.getByText('Interviewing')).toBeVisible();
  expect(row.queryByRole('button', { name: /for an interview$/ })).toBeNull();
  expect(row.getByRole('button', { name: 'Hire Felix Anders' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(row.getByText('Submitted')).toBeVisible());
});

test('the notice of a later answer replaces that of an earlier one, whose Undo would undo the later one', async () => {
  const { user } = await open();
  const row = rowOf('Felix Anders');
  await user.click(row.getByRole('button', { name: 'Ask Felix Anders for an interview' }));
  expect(await screen.findByText('Felix Anders is asked for an interview.')).toBeVisible();
  await user.click((await hire(user, 'Felix Anders')).getByRole('button', { name: 'Confirm hire' }));
  await screen.findByRole('region', { name: 'Hired: Felix Anders' });
  expect(screen.queryByText('Felix Anders is asked for an interview.')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(rowOf('Felix Anders').getByText('Interviewing')).toBeVisible());
});

test('a declined proposal can be reconsidered', async () => {
  const { user } = await open();
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
      name: 'Your project about the booking flow received a new proposal.',
    }),
  ).toHaveAttribute('href', '/projects/project-booking-flow?tab=proposals');
});

test('a proposal that is withdrawn while its dialog is open leaves the focus in the list', async () => {
  const { link, store } = createLiveServer();
  const { client, user } = await renderRoute(address, { transport: link });
  await screen.findByRole('listitem', { name: 'Proposal of Priya Raman' });
  await hire(user, 'Priya Raman');
  const proposal = store
    .proposalsFor('project-design-tokens')
    .find(({ freelancerId }) => freelancerId === 'person-priya-raman')!;
  store.change({ put: 'proposals', record: { ...proposal, status: 'WITHDRAWN' } });
  await act(() => settle(client, { seq: 1, write: () => {} }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('region', { name: '3 proposals received' })).toHaveFocus());
});
