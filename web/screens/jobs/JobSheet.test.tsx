import { ApolloLink } from '@apollo/client';
import { screen, waitFor, within } from '@testing-library/react';
import { delay } from 'rxjs';
import { expect, test } from 'vitest';
import { renderRoute } from '../../testing/renderRoute.tsx';

const view = (title: string) => screen.findByRole('link', { name: `View Details: ${title}` });
const titleOf = (details: HTMLElement) => details.getAttribute('aria-label')!.replace('View Details: ', '');
const sheet = async (name: string) => within(await screen.findByRole('dialog', { name }));

test("JB-22 SS-21 View Details opens the sheet, Ctrl+click keeps the browser's default, and dismissing the sheet closes it", async () => {
  const { user, router } = await renderRoute('/jobs?q=designer');
  const link = await view('Content Designer');
  expect(link).toHaveAttribute('href', '/jobs/job-content-designer');
  await user.keyboard('{Control>}');
  await user.click(link);
  await user.keyboard('{/Control}');
  await waitFor(() =>
    expect(router.state.location).toMatchObject({ pathname: '/jobs', search: '?q=designer' }),
  );
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  await user.click(link);
  const job = await sheet('Content Designer');
  expect(await job.findByText('About the role')).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toBe('?q=designer&job=job-content-designer'));
  expect(document.title).toBe('Content Designer at Halden Works · Workgrove');
  await waitFor(() => expect(job.getByRole('button', { name: 'Close' })).toHaveFocus());
  await user.click(job.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(router.state.location.search).toBe('?q=designer'));
  expect(document.title).toBe('Jobs · Workgrove');
});

test('SS-21 EN-22 Escape and Back close the sheet, and opening a job marks it as viewed', async () => {
  const { user, router } = await renderRoute('/jobs');
  const card = within(await screen.findByRole('article', { name: 'Brand Designer' }));
  expect(card.queryByText('Viewed')).not.toBeInTheDocument();
  await user.click(await view('Brand Designer'));
  await sheet('Brand Designer');
  await waitFor(() => expect(card.getByText('Viewed')).toBeInTheDocument());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(await view('Brand Designer'));
  await sheet('Brand Designer');
  await router.navigate(-1);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('JB-23 JB-24 JB-25 the sheet shows the match score as N/10, about, requirements, benefits and skills; it saves and applies', async () => {
  const { user } = await renderRoute('/jobs?job=job-senior-product-designer');
  const job = await sheet('Senior Product Designer');
  expect(await job.findByRole('img', { name: 'Match score 9/10' })).toBeVisible();
  expect(job.getByText(/Lisbon, Portugal, hybrid$/)).toBeVisible();
  expect(job.getByText('You have 6 of the 7 listed skills.')).toBeVisible();

  expect(job.getByText(/Halden makes scheduling software for craft workshops/)).toBeVisible();
  for (const [heading, text] of [
    ['Requirements', 'Comfortable running your own usability sessions'],
    ['Benefits', 'Four-day week, all year'],
    ['Skills', 'Workshops'],
  ] as const) {
    expect(job.getByRole('heading', { name: heading })).toBeVisible();
    expect(job.getByText(text).closest('section')).toHaveTextContent(new RegExp(`^${heading}`));
  }

  await user.click(job.getByRole('button', { name: 'Save Senior Product Designer' }));
  expect(await job.findByRole('button', { name: 'Saved Senior Product Designer' })).toBeVisible();
  await user.click(job.getByRole('button', { name: 'Apply now' }));
  expect(await screen.findByRole('dialog', { name: 'Apply to Senior Product Designer' })).toBeVisible();
});

test("JB-23 the viewer's skills have ticks, as many as the sentence counts; a missing score is 7/10; an own posting has no score, Save or Apply", async () => {
  const { router } = await renderRoute('/jobs?job=job-brand-designer');
  let job = await sheet('Brand Designer');
  expect(await job.findByRole('img', { name: 'Match score 4/10' })).toBeVisible();
  expect(job.getByText('You have 2 of the 5 listed skills.')).toBeVisible();
  const checked = job
    .getAllByRole('img', { name: 'You have' })
    .map((tick) => tick.parentElement!.textContent);
  expect(checked).toEqual(['Design systems', 'Prototyping']);

  await router.navigate('/jobs?job=job-clinical-data-engineer');
  job = await sheet('Clinical Data Engineer');
  expect(await job.findByRole('img', { name: 'Match score 7/10' })).toBeVisible();

  await router.navigate('/jobs?job=job-content-designer');
  job = await sheet('Content Designer');
  expect(await job.findByText('You posted this job.')).toBeVisible();
  expect(job.queryByRole('img', { name: /^Match score/ })).not.toBeInTheDocument();
  for (const name of [/^Save/, /^Apply/]) expect(job.queryByRole('button', { name })).not.toBeInTheDocument();
});

test('an unknown job shows "Job not found" in the sheet, and the list stays', async () => {
  const { user, router } = await renderRoute('/jobs?q=designer&job=nothing');
  const job = await sheet('Job not found');
  expect(job.getByText("The job you're looking for doesn't exist or has been removed.")).toBeVisible();
  expect(document.title).toBe('Job not found · Workgrove');
  expect(screen.getAllByRole('article', { hidden: true }).length).toBeGreaterThan(5);
  await user.click(job.getByRole('link', { name: 'Back to Jobs' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(router.state.location.search).toBe('?q=designer'));
});

test('View Details during a slow search keeps the search', async () => {
  const slow = new ApolloLink((operation, forward) =>
    forward(operation).pipe(delay(operation.variables['query'] === 'brand' ? 1_000 : 0)),
  );
  const { user, router } = await renderRoute('/jobs', { link: slow });
  await view('Brand Designer');
  await user.type(screen.getByRole('searchbox', { name: 'Title, skill or company' }), 'brand{Enter}');
  await user.click(await view('Brand Designer'));
  await waitFor(() => expect(router.state.location.search).toBe('?q=brand&job=job-brand-designer'));
  await sheet('Brand Designer');
  // By text: elements behind a sheet have no accessible name.
  expect(await screen.findByText('brand in all locations', { selector: 'h2' })).toBeInTheDocument();
});

test('a double click on View Details or Close counts once, and so do two Escapes', async () => {
  const { user, router } = await renderRoute('/projects');
  await screen.findByRole('heading', { name: 'Projects', level: 1 });
  await router.navigate('/jobs');
  await user.dblClick(await view('Brand Designer'));
  await sheet('Brand Designer');
  await router.navigate(-1);
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/jobs', search: '' }));
  for (const close of [
    () => user.dblClick(screen.getByRole('button', { name: 'Close' })),
    () => user.keyboard('{Escape}{Escape}'),
  ]) {
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await router.navigate(1);
    await sheet('Brand Designer');
    await close();
    await waitFor(() => expect(router.state.location.search).toBe(''));
    await waitFor(() => expect(router.state.location.pathname).toBe('/jobs'));
  }
});

test('Previous and Next open the other jobs of the list, also on other pages, while the sheet stays open', async () => {
  const { user, router } = await renderRoute('/jobs');
  const details = await screen.findAllByRole('link', { name: /^View Details/ });
  const last = details.at(-1)!;
  await user.click(last);
  const navigation = within(await screen.findByRole('navigation', { name: 'Jobs of the list' }));
  expect(navigation.getByText('10 of 30')).toBeVisible();
  const state: unknown = router.state.location.state;
  await user.click(await navigation.findByRole('link', { name: /^Next job: / }));
  await waitFor(() => expect(router.state.location.search).toMatch(/^\?page=2&job=job-/));
  await waitFor(() => expect(router.state.location.state).toEqual(state));
  expect(await navigation.findByText('11 of 30')).toBeVisible();
  expect(await navigation.findByRole('link', { name: `Previous job: ${titleOf(last)}` })).toBeVisible();
  expect(document.title).not.toContain(titleOf(last));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  // The list stays on the current page, and the focus returns to the job that was open last.
  await waitFor(() => expect(router.state.location.search).toBe('?page=2'));
  await waitFor(() => expect(screen.getAllByRole('link', { name: /^View Details/ })[0]).toHaveFocus());
});

test('Previous moves back in the list, and Close returns to the entry that opened the sheet', async () => {
  const { user, router } = await renderRoute('/projects');
  await screen.findByRole('heading', { name: 'Projects', level: 1 });
  await router.navigate('/jobs');
  const [first, second] = await screen.findAllByRole('link', { name: /^View Details/ });
  await user.click(second!);
  await user.click(await screen.findByRole('link', { name: `Previous job: ${titleOf(first!)}` }));
  await sheet(titleOf(first!));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(first).toHaveFocus());
  await router.navigate(-1);
  await waitFor(() => expect(router.state.location.pathname).toBe('/projects'));
});

test('Previous and Next are disabled at the ends of a list, and absent for a job outside the list', async () => {
  const { router } = await renderRoute('/jobs?q=motion+designer&job=job-motion-designer');
  const navigation = within(await screen.findByRole('navigation', { name: 'Jobs of the list' }));
  for (const name of ['Previous job', 'Next job'])
    expect(navigation.getByRole('link', { name })).toHaveAttribute('aria-disabled', 'true');
  await router.navigate('/jobs?q=motion+designer&job=job-brand-designer');
  await sheet('Brand Designer');
  expect(screen.queryByRole('navigation', { name: 'Jobs of the list' })).not.toBeInTheDocument();
});

test('a hidden job leaves every list until Undo, and a job can be reported', async () => {
  const { user } = await renderRoute('/jobs?q=brand');
  await user.click(await view('Brand Designer'));
  const job = await sheet('Brand Designer');
  await user.click(await job.findByRole('button', { name: 'More about Brand Designer' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Report job' }));
  const report = within(await screen.findByRole('dialog', { name: 'Report this job' }));
  await user.click(report.getByLabelText('Scam or fraud'));
  await user.click(report.getByRole('button', { name: 'Send report' }));
  expect(await screen.findByText("Thanks. We'll review this job.")).toBeVisible();
  // The notice appears before the dialog has closed.
  await user.click(await job.findByRole('button', { name: 'More about Brand Designer' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Hide this job' }));
  expect(await screen.findByText('Job hidden')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.queryByRole('article', { name: 'Brand Designer' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('article', { name: 'Brand Designer' })).toBeVisible();
});
