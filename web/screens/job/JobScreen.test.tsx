import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import '../../actions/jobApplication.ts';
import '../../actions/perform.ts';
import '../../components/job/JobApplyDialog.tsx';
import { createLiveServer } from '../../testing/liveServer.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

test('RT-10 EN-23 a job page shows the job, its company and similar jobs', async () => {
  const { goTo, router } = await renderRoute('/jobs/job-senior-product-designer');
  expect(await screen.findByRole('heading', { name: 'Senior Product Designer', level: 1 })).toBeVisible();
  expect(document.title).toBe('Senior Product Designer at Halden Works · Workgrove');
  for (const name of ['About the role', 'Requirements', 'Benefits', 'Skills', 'About the company'])
    expect(screen.getByRole('heading', { name, level: 2 })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Match score 9/10' })).toBeVisible();
  expect(screen.getByText(/Lisbon, Portugal, hybrid$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'View company' })).toHaveAttribute(
    'href',
    '/companies/company-halden-works',
  );
  const similar = within(screen.getByRole('region', { name: 'Similar jobs' })).getAllByRole('link');
  expect(similar).toHaveLength(3);
  await goTo(similar[0]!, 'Service Designer, Outpatient Care');
  await waitFor(() => expect(router.state.location.pathname).toBe('/jobs/job-service-designer'));
  expect(await screen.findByRole('button', { name: 'Apply now' })).toBeVisible();
});

test('a job from the list loads the missing fields of its page', async () => {
  const { goTo } = await renderRoute('/jobs');
  await goTo((await screen.findAllByRole('link', { name: 'Brand Designer' })).at(-1)!, 'Brand Designer');
  expect(screen.getByText('Free passage on every route')).toBeVisible();
});

test('Share copies the link of the job', async () => {
  const { user } = await renderRoute('/jobs/job-brand-designer');
  await user.click(await screen.findByRole('button', { name: 'Share Brand Designer' }));
  expect(await screen.findByText('Share link copied')).toBeVisible();
  expect(screen.getByText('Job link has been copied to clipboard.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toMatch(/\/jobs\/job-brand-designer$/);
});

test('an own job has no Apply button', async () => {
  await renderRoute('/jobs/job-content-designer');
  expect(await screen.findByText('You posted this job.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Apply now' })).not.toBeInTheDocument();
});

test("RT-10 an unknown job shows 'Job not found' with a link back to Jobs", async () => {
  await renderRoute('/jobs/job-that-never-was');
  expect(await screen.findByRole('heading', { name: 'Job not found', level: 1 })).toBeVisible();
  expect(screen.getByText("The job you're looking for doesn't exist or has been removed.")).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Jobs' })).toHaveAttribute('href', '/jobs');
});

test('an application to a job that closes meanwhile stays in its dialog, with the reason', async () => {
  onTestFinished(() => sessionStorage.clear());
  const { link, store } = createLiveServer();
  const job = store.jobs.get('job-senior-product-designer')!;
  store.change({ put: 'jobs', record: { ...job, isEasyApply: false } });
  const { user } = await renderRoute(`/jobs/${job.id}`, { transport: link });
  await user.click(await screen.findByRole('button', { name: 'Apply now' }));
  const dialog = within(await screen.findByRole('dialog', { name: `Apply to ${job.title}` }));
  const note = 'I have designed for ports and ferries for ten years.';
  await user.type(dialog.getByLabelText('Note'), note);
  await user.upload(
    dialog.getByLabelText(/^Résumé/),
    new File(['text'], 'me.pdf', { type: 'application/pdf' }),
  );
  store.change({ put: 'jobs', record: { ...job, isEasyApply: false, isOpen: false } });
  await user.click(dialog.getByRole('button', { name: 'Send application' }));
  expect(await dialog.findByText('This job no longer accepts applications.')).toBeVisible();
  expect(dialog.getByLabelText('Note')).toHaveValue(note);
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByText('This job is closed.')).toHaveFocus());
});
