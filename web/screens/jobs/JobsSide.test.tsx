import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createStore } from '../../../server/data/store.ts';
import { expectLocation } from '../../testing/expectLocation.ts';
import { createLiveServer } from '../../testing/liveServer.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { expectToast } from '../../testing/toast.ts';

const widget = async (name: string) => within(await screen.findByRole('region', { name }));

test("JB-07 'Apply to your saved job' invites to save a job, and then offers the first saved job", async () => {
  const { user } = await renderRoute('/jobs');
  const saved = await widget('Apply to your saved job');
  expect(saved.getByText(/Save a job and apply when/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save Brand Designer' }));
  expect(await saved.findByRole('link', { name: 'Brand Designer' })).toBeVisible();
  await user.click(saved.getByRole('button', { name: 'Apply to Brand Designer' }));
  expect(await screen.findByRole('dialog', { name: 'Apply to Brand Designer' })).toBeVisible();
});

test('JB-07 an own posting cannot be saved, applied to or matched', async () => {
  await renderRoute('/jobs?q=content');
  const card = within(await screen.findByRole('article', { name: 'Content Designer' }));
  expect(card.getByRole('link', { name: 'View Details: Content Designer' })).toBeVisible();
  expect(card.queryByRole('button')).not.toBeInTheDocument();
  expect(card.queryByRole('img', { name: /^Match score/ })).not.toBeInTheDocument();
});

test('JB-08 the verification prompt claims 60% more profile views', async () => {
  const { user, router } = await renderRoute('/jobs');
  const verify = await widget('Verify your profile');
  expect(verify.getByText('Verified members get 60% more profile views.')).toBeVisible();
  await user.click(verify.getByRole('button', { name: 'Get verified' }));
  expect(await verify.findByRole('button', { name: 'Verification requested' })).toBeVisible();
  expect(await screen.findByText("We'll check your identity and let you know.")).toBeVisible();
  await router.navigate('/projects');
  await waitFor(() => expect(screen.queryByText('Verify your profile')).not.toBeInTheDocument());
  await router.navigate(-1);
  expect(await screen.findByRole('button', { name: 'Verification requested' })).toBeVisible();
});

test('JB-09 Preferences: My jobs, My career insights, Post a free job', async () => {
  const { user, router } = await renderRoute('/jobs');
  const preferences = await widget('Preferences');
  await user.click(preferences.getByRole('button', { name: 'My career insights' }));
  const insights = within(await screen.findByRole('dialog', { name: 'My career insights' }));
  expect(await insights.findByText(`From the ${createStore().jobs.size} jobs of this search`)).toBeVisible();
  expect(insights.getByText('Strong matches, 8/10 or more').nextSibling).toHaveTextContent('2');
  expect(insights.getByText('Writing').parentElement).toHaveTextContent('10 jobs');
  await user.keyboard('{Escape}');
  await user.click(preferences.getByRole('button', { name: 'Post a free job' }));
  expect(await screen.findByRole('dialog', { name: 'Post a Job' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(preferences.getByRole('link', { name: /^My jobs/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?tab=applied'));
  expect(await screen.findByText('No applied jobs yet')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Jobs you posted' })).toBeNull();
});

test('the jobs that the viewer posted have their own list, in which each is labelled', async () => {
  const { user, router } = await renderRoute('/jobs');
  const preferences = await widget('Preferences');
  await user.click(preferences.getByRole('link', { name: /^Jobs you posted ?2$/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?posted=mine'));
  const posted = within(await screen.findByRole('region', { name: 'Jobs you posted' }));
  expect(posted.getByText('2 jobs')).toBeVisible();
  expect(posted.getAllByText('Your posting')).toHaveLength(2);
  await user.click(posted.getAllByRole('link', { name: /^View Details/ })[0]!);
  const navigation = within(await screen.findByRole('navigation', { name: 'Jobs of the list' }));
  expect(navigation.getByText('1 of 2')).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(posted.getByRole('link', { name: 'All jobs' }));
  expect(await screen.findByRole('tab', { name: 'Browse Jobs', selected: true })).toBeVisible();
});

test('EN-26 a recent search shows term, results, alert and number of new jobs, and runs again', async () => {
  const { user, router } = await renderRoute('/jobs');
  const recent = await widget('Recent job searches');
  const [first] = recent.getAllByRole('link');
  expect(within(first!).getByText('product designer')).toBeVisible();
  expect(within(first!).getByText('1 result')).toBeVisible();
  expect(within(first!).getByText('1 new')).toBeVisible();
  expect(within(first!).getByRole('img', { name: 'alert set' })).toBeVisible();
  await user.click(recent.getByRole('link', { name: /design, Norway/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?q=design&location=Norway'));
  expect(await screen.findByRole('heading', { name: 'design in Norway' })).toBeVisible();
  await waitFor(() => expect(recent.getAllByRole('link')[0]).toHaveTextContent('design, Norway'));
  expect(recent.getAllByRole('link')).toHaveLength(4);
  expect(screen.getByRole('searchbox', { name: 'Location' })).toHaveValue('Norway');
});

test('a new search appears first among the recent searches', async () => {
  const { user } = await renderRoute('/jobs');
  const recent = await widget('Recent job searches');
  await user.type(screen.getByRole('searchbox', { name: 'Title, skill or company' }), 'figma{Enter}');
  await waitFor(() => expect(recent.getAllByRole('link')[0]).toHaveTextContent('figma'));
  expect(recent.getAllByRole('link')[0]).toHaveTextContent('2 results');
  expect(recent.getAllByRole('link')).toHaveLength(5);
});

test('JB-10 Clear removes the recent searches, and Undo restores them', async () => {
  const { user } = await renderRoute('/jobs');
  const recent = await widget('Recent job searches');
  await user.click(recent.getByRole('button', { name: 'Clear' }));
  expect(await recent.findByText('Recent searches cleared.')).toBeVisible();
  expect(recent.queryByRole('link')).not.toBeInTheDocument();
  await user.click(recent.getByRole('button', { name: 'Undo' }));
  expect(await recent.findAllByRole('link')).toHaveLength(4);
  expect(recent.getByRole('button', { name: 'Clear' })).toBeVisible();
});

test('in live mode Clear and Undo also concern the searches of this tab', async () => {
  const { link } = createLiveServer();
  const { user } = await renderRoute('/jobs?q=figma', { transport: link });
  const recent = await widget('Recent job searches');
  const shown = () => recent.queryAllByRole('link').map((search) => search.textContent);
  await waitFor(() => expect(shown()[0]).toContain('figma'));
  const before = shown();
  expect(before.length).toBeGreaterThan(1);
  await user.click(recent.getByRole('button', { name: 'Clear' }));
  expect(await recent.findByText('Recent searches cleared.')).toBeVisible();
  await user.click(recent.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(shown()).toEqual(before));
});

test('Clear removes more searches than the list shows, and Undo restores the visible ones', async () => {
  const { user, router } = await renderRoute('/jobs?q=figma');
  const recent = await widget('Recent job searches');
  const first = () => recent.getAllByRole('link')[0];
  for (const words of ['writing', 'react', 'data']) {
    await router.navigate(`/jobs?q=${words}`);
    await waitFor(() => expect(first()).toHaveTextContent(words));
  }
  const visibleSearches = recent.getAllByRole('link').map((link) => link.textContent);
  expect(visibleSearches).toHaveLength(6);
  await user.click(recent.getByRole('button', { name: 'Clear' }));
  expect(await recent.findByText('Recent searches cleared.')).toBeVisible();
  await user.click(recent.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(recent.queryAllByRole('link').map((link) => link.textContent)).toEqual(visibleSearches),
  );
});

test('a recorded search counts results without other filters, and a search without results is not recorded', async () => {
  const { router } = await renderRoute('/jobs?q=writing&location=remote&workplace=onsite');
  const recent = await widget('Recent job searches');
  expect(await screen.findByText('0 listed here')).toBeVisible();
  await waitFor(() => expect(recent.getAllByRole('link')[0]).toHaveTextContent('writing, remote7 results'));
  await router.navigate('/jobs?q=nurse');
  await screen.findByRole('heading', { name: 'nurse in all locations' });
  expect(await screen.findByRole('heading', { name: 'No listed job fits' })).toBeVisible();
  await router.navigate('/jobs?q=figma');
  await waitFor(() => expect(recent.getAllByRole('link')[0]).toHaveTextContent('figma'));
  expect(recent.queryByRole('link', { name: /nurse/ })).toBeNull();
  expect(recent.getAllByRole('link')).toHaveLength(5);
});

test('the dialog lists all alerts, and each switch removes and sets its alert', async () => {
  const { user, router } = await renderRoute('/jobs?q=figma&location=Oslo');
  const preferences = await widget('Preferences');
  await user.click(await screen.findByRole('switch', { name: 'Set alert' }));
  await user.click(await preferences.findByRole('button', { name: 'Job alerts 3' }));
  const alerts = within(await screen.findByRole('dialog', { name: 'Job alerts' }));
  const switches = alerts.getAllByRole('switch');
  expect(switches.map((control) => control.parentElement!.textContent)).toEqual([
    'figma in Oslo',
    'product designer in all locations',
    'design in Norway',
  ]);
  await user.click(switches[1]!);
  await waitFor(() => expect(switches[1]).not.toBeChecked());
  expect(switches[2]).toBeChecked();
  expect(preferences.getByText('Job alerts').parentElement).toHaveTextContent('Job alerts 2');
  await user.click(switches[1]!);
  await waitFor(() => expect(switches[1]).toBeChecked());
  await user.click(switches[0]!);
  await user.click(alerts.getByRole('link', { name: 'Show jobs: design in Norway' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(router.state.location.search).toBe('?q=design&location=Norway'));
  expect(await screen.findByRole('heading', { name: 'design in Norway' })).toBeVisible();
  expect(screen.getByRole('switch', { name: 'Set alert' })).toBeChecked();
  expect(preferences.getByRole('button', { name: 'Job alerts 2' })).toBeVisible();
});

test('JB-15 an alert shows all its filters and links to that search', async () => {
  const filters =
    'date=month&experience=mid&company=techcorp&workplace=remote&easy=easy&salary=150k&type=contract';
  const address = `/jobs?q=engineer&location=Berlin&${filters}`;
  const { user, router } = await renderRoute(address);
  const name =
    'engineer in Berlin, Past month, Mid-senior, TechCorp, Remote, Easy Apply, $150,000+, Contract';
  const alert = () => screen.findByRole('switch', { name: 'Set alert' });
  await user.click(await alert());
  await expectToast('Alert set', `We'll tell you about new jobs: ${name}.`);
  expect(await alert()).toBeChecked();
  await router.navigate('/jobs?q=engineer&location=Berlin&workplace=remote');
  await waitFor(async () => expect(await alert()).not.toBeChecked());
  await router.navigate('/jobs?q=engineer&location=Berlin');
  await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
  expect(await alert()).not.toBeChecked();

  const preferences = await widget('Preferences');
  await user.click(await preferences.findByRole('button', { name: 'Job alerts 3' }));
  const alerts = within(await screen.findByRole('dialog', { name: 'Job alerts' }));
  expect(alerts.getByRole('switch', { name })).toBeChecked();
  await user.click(alerts.getByRole('switch', { name }));
  await expectToast('Alert removed', `You won't get new jobs for ${name}.`);
  await waitFor(() => expect(alerts.getByRole('switch', { name })).not.toBeChecked());
  await user.click(alerts.getByRole('switch', { name }));
  await user.click(alerts.getByRole('link', { name: `Show jobs: ${name}` }));
  await expectLocation(router, address);
  await waitFor(async () => expect(await alert()).toBeChecked());
});
