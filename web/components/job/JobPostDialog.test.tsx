import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import '../../actions/perform.ts';
import { createLiveServer } from '../../testing/liveServer.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

async function open(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Post a Job' }));
  return within(await screen.findByRole('dialog', { name: 'Post a Job' }));
}

test('JB-03 JB-30 Post a Job is a dialog with six fields', async () => {
  const { user } = await renderRoute('/jobs');
  const dialog = await open(user);
  for (const label of [
    'Job Title',
    'Job Type',
    'Location',
    'Salary Range',
    'Job Description',
    'Required Skills',
  ])
    expect(dialog.getByLabelText(label)).toBeVisible();
});

test('EN-24 Job Type: full-time, part-time, contract, freelance', async () => {
  const { user } = await renderRoute('/jobs');
  const options = within((await open(user)).getByLabelText('Job Type')).getAllByRole<HTMLOptionElement>(
    'option',
  );
  expect(options.map(({ value }) => value)).toEqual(['full-time', 'part-time', 'contract', 'freelance']);
});

test('JB-31 EN-20 EN-25 a posted job is in Browse Jobs, counts in My jobs, and has its page', async () => {
  const { user, goTo, router } = await renderRoute('/jobs?tab=saved');
  await screen.findByText('No saved jobs yet');
  const dialog = await open(user);
  expect(await dialog.findByText('The job will appear under Halden Works.')).toBeVisible();
  await user.type(dialog.getByLabelText('Job Title'), 'Potter in Residence');
  await user.selectOptions(dialog.getByLabelText('Job Type'), 'contract');
  await user.type(dialog.getByLabelText('Location'), 'Bergen, Norway');
  await user.type(dialog.getByLabelText('Salary Range'), 'a room, clay and $2,000 a month');
  await user.type(
    dialog.getByLabelText('Job Description'),
    'Make what our users make, and tell us where it hurts.',
  );
  await user.click(dialog.getByLabelText('Required Skills'));
  await user.paste('Pottery\nPatience, pottery\nGlazing\nWriting');
  expect(dialog.getByLabelText('Required Skills')).toHaveValue('Pottery, Patience, Glazing, Writing');
  await user.click(dialog.getByRole('button', { name: 'Post job' }));
  expect(await screen.findByText('Job posted')).toBeVisible();
  expect(await screen.findByText(/^31 listed here/)).toBeVisible();
  await router.navigate('/jobs?sort=newest');
  const card = within(await screen.findByRole('article', { name: 'Potter in Residence' }));
  for (const text of [
    'Halden Works',
    'Contract',
    'a room, clay and $2,000 a month',
    'Just now',
    '+1 more',
    'Your posting',
  ])
    expect(card.getByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: /^Jobs you posted ?3$/ })).toBeVisible();

  await router.navigate('/jobs?q=glazing&location=Lisbon');
  await screen.findByRole('heading', { name: 'glazing in Lisbon' });
  expect(await screen.findByText('0 listed here')).toBeVisible();
  await router.navigate('/jobs?q=glazing&location=bergen');
  await screen.findByRole('heading', { name: 'glazing in bergen' });
  expect(await screen.findByRole('article', { name: 'Potter in Residence' })).toBeVisible();
  await router.navigate('/jobs?q=glazing');
  await screen.findByRole('heading', { name: 'glazing in all locations' });
  expect(await screen.findByText('1 listed here')).toBeVisible();
  await goTo(screen.getByRole('link', { name: 'Potter in Residence' }), 'Potter in Residence');
  expect(screen.getByText('You posted this job.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'About the company' })).toBeVisible();
});

test('VA-27 an incomplete job shows errors beside its fields, and the typed text stays', async () => {
  const { user } = await renderRoute('/jobs');
  const dialog = await open(user);
  await user.type(dialog.getByLabelText('Job Title'), 'Cook');
  await user.click(dialog.getByRole('button', { name: 'Post job' }));
  expect(await dialog.findByText('Give the job a title of at least 5 characters')).toBeVisible();
  await waitFor(() => expect(dialog.getByLabelText('Job Title')).toHaveFocus());
  expect(dialog.getByText('Enter a location, such as Lisbon or Remote')).toBeVisible();
  expect(dialog.getByText('Enter a salary range, such as $80,000 - $95,000')).toBeVisible();
  expect(dialog.getByText('Describe the job in at least 20 characters')).toBeVisible();
  expect(dialog.getByText('Enter at least one skill')).toBeVisible();
  await user.type(dialog.getByLabelText('Required Skills'), 'Knives');
  await waitFor(() => expect(dialog.queryByText('Enter at least one skill')).not.toBeInTheDocument());
  await user.clear(dialog.getByLabelText('Required Skills'));
  await user.type(dialog.getByLabelText('Required Skills'), ', ,');
  expect(await dialog.findByText('Enter at least one skill')).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect((await open(user)).getByLabelText('Job Title')).toHaveValue('Cook');
});

test.each([
  ['/jobs', 'Post a Job'],
  ['/profile', 'Post New Job'],
])('in live mode a viewer without a company creates its page first, at %s', async (path, opener) => {
  const { link, store } = createLiveServer();
  store.change({ set: 'viewer', value: { ...store.viewer, company: null } });
  // The text of an earlier visit, such as that of a guest who has logged in since.
  sessionStorage.setItem('draft:job', JSON.stringify({ title: 'Captain of a ferry' }));
  const { user } = await renderRoute(path, { transport: link });
  await user.click(await screen.findByRole('button', { name: opener }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Post a Job' }));
  expect(await dialog.findByText(/^A job belongs to a company, and you have none yet\./)).toBeVisible();
  expect(dialog.queryByLabelText('Job Title')).toBeNull();
  const name = dialog.getByLabelText('Company name');
  await user.type(name, 'Fjord Maps');
  await user.click(dialog.getByRole('button', { name: 'Create page and continue' }));
  expect(await dialog.findByText('Please select an industry')).toBeVisible();
  await user.selectOptions(dialog.getByLabelText('Industry'), 'Design');
  await user.selectOptions(dialog.getByLabelText('Company size'), '10-50');
  await user.type(dialog.getByLabelText('Location'), 'Bergen, Norway');
  await user.type(dialog.getByLabelText('Description'), 'Maps of every fjord.');
  await user.click(dialog.getByRole('button', { name: 'Create page and continue' }));
  // The same dialog goes on with the job.
  expect(await dialog.findByText('The job will appear under Fjord Maps.')).toBeVisible();
  const title = dialog.getByLabelText('Job Title');
  expect(title).toHaveValue('Captain of a ferry');
  await waitFor(() => expect(title).toHaveFocus());
  await user.type(dialog.getByLabelText('Location'), 'Bergen, Norway');
  await user.type(dialog.getByLabelText('Salary Range'), '$90,000');
  await user.type(dialog.getByLabelText('Job Description'), 'Steer the morning ferry.');
  await user.type(dialog.getByLabelText('Required Skills'), 'Boats');
  await user.click(dialog.getByRole('button', { name: 'Post job' }));
  expect(await screen.findByText('Job posted')).toBeVisible();
  const posted = [...store.jobs.values()].find((job) => job.title === 'Captain of a ferry');
  expect(store.companies.get(posted!.companyId)).toMatchObject({ name: 'Fjord Maps' });
});
