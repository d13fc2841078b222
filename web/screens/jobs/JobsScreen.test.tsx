import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { query as profileQuery, variables as profileVariables } from '../profile/profile.data.ts';
import { updateProfile } from '../../actions/profile.ts';
import { applyToJob } from '../../actions/jobApplication.ts';
import { perform } from '../../actions/perform.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { toast } from '../../testing/toast.ts';

test('RT-09 JB-01 JB-02 JB-05 JB-14 SS-24 the job search shows its title and all locations, and Filters opens and closes the panel', async () => {
  const { user } = await renderRoute('/jobs');
  expect(await screen.findByRole('heading', { name: 'Jobs', level: 1 })).toBeVisible();
  expect(screen.getByText('Find your next opportunity')).toBeVisible();
  expect(document.title).toBe('Jobs · Workgrove');
  expect(await screen.findByRole('heading', { name: 'Jobs in all locations' })).toBeVisible();
  expect(screen.getByText(/^\d+ listed here, page 1 of \d+$/)).toBeVisible();

  const toggle = await screen.findByRole('button', { name: 'Filters' });
  const panel = document.getElementById(toggle.getAttribute('aria-controls')!);
  expect(panel).toContainElement(await screen.findByLabelText('Date posted'));
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  // A class, so that the panel is visible when JavaScript does not run.
  expect(panel).toHaveClass('hidden', 'noscript:contents');
  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(panel).not.toHaveClass('hidden');
  await user.click(toggle);
  expect(panel).toHaveClass('hidden');
});

test('JB-04 JB-11 SS-22 3 picks show first, Show all shows the rest, and Search applies the typed words and location', async () => {
  const { user, router } = await renderRoute('/jobs');
  const picks = within(await screen.findByRole('region', { name: 'Job picks for you' }));
  expect(picks.getAllByRole('listitem')).toHaveLength(3);
  expect(picks.getByText('9/10 match').parentElement).toHaveClass('meta');
  const listed = screen.getAllByRole('article').slice(0, 3);
  for (const [i, link] of picks.getAllByRole('link').entries())
    expect(link).toHaveAttribute('href', within(listed[i]!).getAllByRole('link')[0]!.getAttribute('href'));
  await user.click(picks.getByRole('button', { name: 'Show all' }));
  expect(picks.getAllByRole('listitem')).toHaveLength(6);
  // Ordered by match score, at least 5.
  const scores = picks
    .getAllByRole('link')
    .map((link) => Number(/(\d+)\/10 match/.exec(link.textContent)?.[1]));
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  expect(scores.at(-1)).toBeGreaterThanOrEqual(5);
  await user.click(picks.getByRole('button', { name: 'Show less' }));
  expect(picks.getAllByRole('listitem')).toHaveLength(3);

  await user.type(screen.getByRole('searchbox', { name: 'Title, skill or company' }), 'designer');
  await user.type(screen.getByRole('searchbox', { name: 'Location' }), 'Europe');
  await waitFor(() => expect(router.state.location.search).toBe(''));
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(await screen.findByRole('heading', { name: 'designer in Europe' })).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toBe('?q=designer&location=Europe'));
  expect(screen.getAllByRole('article').map((card) => card.getAttribute('aria-labelledby'))).toEqual([
    'job-content-designer-title',
  ]);
});

test('JB-11 picks show only above the unfiltered list, and leave out jobs that the viewer applied to', async () => {
  const { client, router } = await renderRoute('/jobs');
  const picks = within(await screen.findByRole('region', { name: 'Job picks for you' }));
  expect(picks.getByRole('link', { name: /Senior Product Designer/ })).toBeVisible();
  const input = { email: 'a@b.co', phone: '1234567', resumeFileName: 'cv.pdf' };
  await act(() => perform(client, applyToJob, { input: { ...input, jobId: 'job-senior-product-designer' } }));
  await waitFor(() => expect(picks.queryByRole('link', { name: /Senior Product Designer/ })).toBeNull());
  expect(picks.getAllByRole('listitem')).toHaveLength(3);
  for (const address of ['/jobs?q=designer', '/jobs?easy=easy', '/jobs?tab=saved']) {
    await router.navigate(address);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Job picks for you' })).toBeNull());
  }
  await router.navigate('/jobs?page=2');
  expect(await screen.findByRole('region', { name: 'Job picks for you' })).toBeVisible();
  // With other skills, other jobs match, and none of those well enough.
  await client.query({
    query: profileQuery,
    variables: profileVariables({ params: {}, url: new URL('https://workgrove.example/profile') }),
  });
  await act(() => perform(client, updateProfile, { input: { skills: ['Prototyping'] } }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Job picks for you' })).toBeNull());
  const scores = () => screen.queryAllByRole('img', { name: /^Match score/ });
  expect(scores()).not.toHaveLength(0);
  await act(() => perform(client, updateProfile, { input: { skills: [] } }));
  await waitFor(() => expect(scores()).toHaveLength(0));
});

test('JB-12 the tabs Browse Jobs, Applied Jobs and Saved Jobs store the choice in the address', async () => {
  const { user, router } = await renderRoute('/jobs?q=designer');
  const tabs = await screen.findAllByRole('tab');
  expect(tabs.map((tab) => tab.textContent)).toEqual(['Browse Jobs', 'Applied Jobs', 'Saved Jobs']);
  expect(tabs[0]).toHaveAttribute('aria-selected', 'true');
  await user.click(tabs[2]!);
  await waitFor(() => expect(router.state.location.search).toBe('?q=designer&tab=saved'));
  expect(await screen.findByText('No saved jobs yet')).toBeVisible();
  await user.keyboard('{ArrowLeft}');
  expect(await screen.findByText('No applied jobs yet')).toBeVisible();
  await user.keyboard('{Home}');
  expect(await screen.findByRole('heading', { name: 'designer in all locations' })).toBeVisible();
});

test("JB-13 JB-14 JB-16 JB-17 the summary is 'query in location' with 302,442; without a query 'Jobs in location' with 1,241,835", async () => {
  const { router } = await renderRoute('/jobs?q=designer&location=Lisbon');
  expect(await screen.findByRole('heading', { name: 'designer in Lisbon' })).toBeVisible();
  expect(screen.getByText('302,442 results')).toBeVisible();
  expect(screen.getByText('1 listed here')).toHaveAttribute('role', 'status');
  await router.navigate('/jobs?location=Lisbon');
  expect(await screen.findByRole('heading', { name: 'Jobs in Lisbon' })).toBeVisible();
  expect(screen.getByText('1,241,835 results')).toBeVisible();
});

test.each([
  ['writer&workplace=remote', '302,442 results · 0 listed here'],
  ['designer&location=Lisbon', '302,442 results · 1 listed here'],
])('JB-16 beside the stated number of results for %s is the true one', async (query, text) => {
  await renderRoute(`/jobs?q=${query}`);
  const stated = await screen.findByText('302,442 results');
  expect(stated.parentElement).toHaveTextContent(text);
  expect(stated.parentElement!.querySelector('.sr-only')).toBeNull();
});

const alertIn = async (summary: string) => {
  await screen.findByRole('heading', { name: summary });
  return screen.getByRole('switch', { name: 'Set alert' });
};

test('JB-15 SS-23 Set alert is a switch per search: other filters, words or places are another search, letter case is not', async () => {
  const { user, router } = await renderRoute('/jobs?q=writer');
  const alert = () => screen.findByRole('switch', { name: 'Set alert' });
  expect(await alert()).not.toBeChecked();
  await user.click(await alert());
  await waitFor(() => expect(toast('Alert set')).toBeVisible());
  expect(await alert()).toBeChecked();
  const recent = within(await screen.findByRole('region', { name: 'Recent job searches' }));
  const [latest] = recent.getAllByRole('link');
  expect(within(latest!).getByText('writer')).toBeVisible();
  expect(within(latest!).getByRole('img', { name: 'alert set' })).toBeVisible();
  await router.navigate('/jobs?q=writer&workplace=remote');
  expect(await screen.findByText('0 listed here')).toBeVisible();
  expect(await alert()).not.toBeChecked();
  await router.navigate('/jobs?q=designer');
  await screen.findByRole('heading', { name: 'designer in all locations' });
  expect(await alert()).not.toBeChecked();
  await router.navigate('/jobs?q=writer');
  await screen.findByRole('heading', { name: 'writer in all locations' });
  await user.click(await alert());
  await waitFor(() => expect(toast('Alert removed')).toBeVisible());
  expect(await alert()).not.toBeChecked();

  await router.navigate('/jobs?q=abc&location=Oslo');
  await user.click(await alertIn('abc in Oslo'));
  await waitFor(() => expect(toast('Alert set')).toBeVisible());
  await router.navigate('/jobs?q=ABC&location=oslo');
  expect(await alertIn('ABC in oslo')).toBeChecked();
});

test('an alert remains after Clear and after it leaves the recent searches, and the search shows it again', async () => {
  const { user, router } = await renderRoute('/jobs?q=product+designer');
  const recent = within(await screen.findByRole('region', { name: 'Recent job searches' }));
  const bells = () => recent.queryAllByRole('img', { name: 'alert set' });
  expect(await alertIn('product designer in all locations')).toBeChecked();
  await waitFor(() => expect(recent.getAllByRole('link')[0]).not.toHaveTextContent('new'));
  await waitFor(() => expect(bells()).toHaveLength(2));
  await user.click(recent.getByRole('button', { name: 'Clear' }));
  await recent.findByText('Recent searches cleared.');
  expect(await alertIn('product designer in all locations')).toBeChecked();
  await user.click(screen.getByRole('switch', { name: 'Set alert' }));
  await screen.findByText('Alert removed');
  await user.click(recent.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(bells()).toHaveLength(1));
  await router.navigate('/jobs?q=design&location=Norway');
  expect(await alertIn('design in Norway')).toBeChecked();
  for (const q of ['a', 'b', 'c', 'd', 'e', 'f']) {
    await router.navigate(`/jobs?q=${q}`);
    await waitFor(() => expect(recent.getAllByRole('link')[0]).toHaveTextContent(new RegExp(`^${q}\\d`)));
  }
  expect(bells()).toHaveLength(0);
  await router.navigate('/jobs?q=design&location=Norway');
  expect(await alertIn('design in Norway')).toBeChecked();
  await waitFor(() => expect(bells()).toHaveLength(1));
});
