import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { markConversationRead } from '../../actions/channel.ts';
import { applyToJob } from '../../actions/jobApplication.ts';
import { perform } from '../../actions/perform.ts';
import { media, mockMediaQueries } from '../../testing/mediaQueries.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { topBar } from '../../testing/renderShell.tsx';

const main = () => within(screen.getByRole('main'));
const tile = (name: string) => main().getByRole('link', { name }).closest('li')!;
const step = (name: string) => main().getByRole('link', { name }).closest('li')!;

async function renderDashboard() {
  mockMediaQueries(media.wide);
  const view = await renderRoute('/dashboard');
  await screen.findByRole('heading', { name: 'Next steps' });
  return view;
}

test('RT-24 tiles show the counts of their lists and link to them', async () => {
  const { router } = await renderDashboard();
  for (const [name, figure, address] of [
    ['Applications', '0', '/jobs?tab=applied'],
    ['Proposals', '0', '/projects?proposals=mine'],
    ['Gigs', '2', '/profile#gigs'],
    ['Orders', '3', '/orders?status=in-progress'],
    ['Unread messages', '6', '/messages'],
    ['Unread notifications', '3', '/notifications?filter=unread'],
  ] as const) {
    expect(within(tile(name)).getByText(figure)).toBeVisible();
    expect(main().getByRole('link', { name })).toHaveAttribute('href', address);
  }
  expect(topBar().getByRole('link', { name: 'Messages, 6 unread' })).toBeVisible();
  expect(topBar().getByRole('link', { name: 'Notifications, 3 unread' })).toBeVisible();
  const figureOf = (card: HTMLElement) =>
    Number(card.querySelector('.num-lg')!.textContent.replaceAll(',', ''));
  const sales = figureOf(tile('Sales'));
  expect(main().getByRole('link', { name: 'Sales' })).toHaveAttribute('href', '/creator-dashboard');
  await router.navigate('/creator-dashboard');
  const downloads = (await screen.findByRole('heading', { name: 'Total Downloads' })).closest('li')!;
  expect(figureOf(downloads) - sales, 'free downloads are not sales, completed orders are').toBe(5_390 - 3);
});

test('an application in this tab updates the tile, completes the step and is the latest activity', async () => {
  const { client, goTo, router } = await renderDashboard();
  expect(step('Apply to a job')).not.toHaveTextContent(', done');
  expect(main().getByRole('link', { name: 'Apply to a job' })).toHaveAttribute('href', '/jobs');
  expect(main().getByText('3 of 7 done')).toBeVisible();
  await goTo('/jobs/job-senior-product-designer', 'Senior Product Designer');
  await perform(client, applyToJob, {
    input: {
      jobId: 'job-senior-product-designer',
      email: 'maren@marenholt.example',
      phone: '+47 555 01 234',
      resumeFileName: 'cv.pdf',
      note: null,
    },
  });
  await router.navigate('/dashboard');
  await screen.findByRole('heading', { name: 'Next steps' });
  await waitFor(() => expect(within(tile('Applications')).getByText('1')).toBeVisible());
  expect(step('Apply to a job')).toHaveTextContent('Apply to a job, done');
  expect(main().getByText('4 of 7 done')).toBeVisible();
  const activity = main().getByRole('heading', { name: 'Recent activity' }).closest('section')!;
  const [latest] = within(activity).getAllByRole('listitem');
  expect(latest).toHaveTextContent('You applied to a job: Senior Product Designer at Halden Works.');
  expect(within(latest!).getByRole('link')).toHaveAttribute('href', '/jobs/job-senior-product-designer');
});

test('a read conversation updates the unread messages and notifications in tiles and top bar at once', async () => {
  const { client, router } = await renderDashboard();
  await router.navigate('/messages?contact=contact-sofia-lindqvist');
  await screen.findByRole('heading', { name: 'Sofia Lindqvist' });
  await perform(client, markConversationRead, { input: { conversationId: 'contact-sofia-lindqvist' } });
  await router.navigate('/dashboard');
  await waitFor(() => expect(within(tile('Unread messages')).getByText('4')).toBeVisible());
  expect(topBar().getByRole('link', { name: 'Messages, 4 unread' })).toBeVisible();
  expect(within(tile('Unread notifications')).getByText('2')).toBeVisible();
  expect(topBar().getByRole('link', { name: 'Notifications, 2 unread' })).toBeVisible();
});
