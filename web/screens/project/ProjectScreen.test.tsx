import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { createLiveServer } from '../../testing/liveServer.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

const fixedOne = '/projects/project-storefront-speed';
const hourlyOne = '/projects/project-ticket-widget';

async function renderProject(path = fixedOne) {
  const view = await renderRoute(path);
  await screen.findByRole('heading', { level: 1 });
  return view;
}
const region = (name: string) => within(screen.getByRole('region', { name }));
/** Returns the value of a term in a list of facts. */
const fact = (within_: ReturnType<typeof region>, term: string) =>
  within_.getByText(term).closest('div')!.querySelector('dd')!.textContent;

// On a busy machine the first dialog loads slowly.
beforeAll(() => import('../../components/report/ReportDialog.tsx'), 60_000);

test('RT-08 PD-01 PD-05 /projects/{id} shows the title and a link back to the list', async () => {
  await renderProject();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Make our storefront load in under two seconds',
  );
  expect(screen.getByRole('link', { name: 'Projects' })).toHaveAttribute('href', '/projects');
  expect(document.title).toBe('Make our storefront load in under two seconds · Workgrove');
});

test('PD-02 PD-03 PD-04 an unknown id shows "not found" and a link back', async () => {
  const { user, router } = await renderRoute('/projects/project-unknown');
  expect(await screen.findByRole('heading', { level: 1, name: 'Project Not Found' })).toBeVisible();
  expect(screen.getByText("The project you're looking for doesn't exist or has been removed.")).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Back to Projects' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/projects'));
});

test('PD-06 Share copies the link and confirms it', async () => {
  const { user } = await renderProject();
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(await screen.findByText('Share link copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(`http://localhost:3000${fixedOne}`);
});

test('PD-06 Save is a switch, and the list shows the same state', async () => {
  const { user } = await renderProject();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Project saved')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Saved' }));
  expect(await screen.findByText('Project removed from saved')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Save' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'Saved' })).toBeVisible();
});

test('PD-06 Report requires a reason and confirms the report', async () => {
  const { user } = await renderProject();
  await user.click(screen.getByRole('button', { name: 'Report' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report this project' }));
  expect(dialog.getAllByRole('radio').map((radio) => radio.closest('label')!.textContent.trim())).toEqual([
    'Spam',
    'Scam or fraud',
    'Offensive content',
    'Something else',
  ]);
  await user.click(dialog.getByRole('button', { name: 'Send report' }));
  expect(await dialog.findByText('Choose a reason')).toBeVisible();
  await waitFor(() => expect(dialog.getByLabelText('Spam')).toHaveFocus());
  await user.click(dialog.getByLabelText('Scam or fraud'));
  await user.click(dialog.getByRole('button', { name: 'Send report' }));
  expect(await screen.findByText('Report received')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('PD-07 PD-08 EN-28 SS-46 a fixed-price project shows payment type, posted date, place, a range and a due date', async () => {
  await renderProject();
  const header = within(screen.getByRole('heading', { level: 1 }).closest('header')!);
  expect(fact(header, 'Payment type')).toBe('Fixed');
  expect(fact(header, 'Budget')).toBe('$1,500 - $3,000');
  expect(fact(header, 'Due date')).toMatch(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/);
  expect(header.queryByText('Estimated duration')).not.toBeInTheDocument();
  expect(header.getByText('2 hours ago').closest('span')).toHaveTextContent('Posted 2 hours ago');
  expect(header.getByText('Toronto, Canada')).toBeVisible();
});

test('PD-09 EN-28 SS-46 an hourly project shows a rate per hour and the estimated duration', async () => {
  await renderProject(hourlyOne);
  const header = within(screen.getByRole('heading', { level: 1 }).closest('header')!);
  expect(fact(header, 'Payment type')).toBe('Hourly');
  expect(fact(header, 'Budget')).toBe('$55/hr');
  expect(fact(header, 'Estimated duration')).toBe('3 to 6 months');
  expect(header.queryByText('Due date')).not.toBeInTheDocument();
});

test('PD-10 the Description tab shows rich text and skills', async () => {
  await renderProject();
  expect(screen.getByRole('tab', { name: 'Description', selected: true })).toBeVisible();
  expect(await screen.findByRole('heading', { level: 3, name: 'What we need' })).toBeVisible();
  const text = region('Description');
  expect(text.getByText('nine countries').tagName).toBe('STRONG');
  expect(text.getByText('Fixes for the first five of them').closest('ol')).toBeVisible();
  expect(text.getByRole('link', { name: 'example.com/shop' })).toHaveAttribute(
    'rel',
    'noopener noreferrer nofollow ugc',
  );
  expect(
    region('Skills')
      .getAllByRole('listitem')
      .map((skill) => skill.textContent),
  ).toEqual(['Performance', 'TypeScript', 'React', 'CSS']);
});

test('PD-10 text with markup characters is not parsed as markup', async () => {
  await renderProject('/projects/project-form-hardening');
  expect(await screen.findByText('<script>alert(1)</script>')).toBeVisible();
});

test("PD-11 the Proposals tab shows a count and explains that others' proposals are private", async () => {
  const { user, router } = await renderProject();
  await user.click(screen.getByRole('tab', { name: 'Proposals (14)' }));
  expect(await screen.findByText("You haven't sent a proposal for this project yet.")).toBeVisible();
  expect(
    screen.getByText('14 proposals received. What others bid is private: only the client sees it.'),
  ).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toBe('?tab=proposals'));
});

test('PD-12 the Activity card shows the activity figures', async () => {
  await renderProject();
  const activity = region('Activity');
  expect(fact(activity, 'Proposals')).toBe('14');
  expect(fact(activity, 'Interviewing')).toBe('2');
  expect(fact(activity, 'Invites sent')).toBe('5');
  expect(fact(activity, 'Last viewed by the client')).toBe('20 minutes ago');
});

test('in live mode the Activity card does not say that the client has not viewed the project', async () => {
  const { link, store } = createLiveServer();
  const project = store.projects.get('project-storefront-speed')!;
  store.change({ put: 'projects', record: { ...project, lastViewedAt: null } });
  await renderRoute(fixedOne, { transport: link });
  expect(await screen.findByRole('region', { name: 'Activity' })).toBeVisible();
  expect(fact(region('Activity'), 'Proposals')).toBe('14');
  expect(screen.queryByText('Last viewed by the client')).toBeNull();
});

test("PD-14 PD-15 EN-30 About the client shows the client's details", async () => {
  await renderProject();
  const client = region('About the client');
  expect(client.getByText('Harbour Goods')).toBeVisible();
  // A logo is square, an avatar is round.
  expect(client.getByText('Harbour Goods').closest('section')!.querySelector('.logo img')).toHaveAttribute(
    'src',
    '/art/logo-harbourline.svg',
  );
  expect(client.getByText('Canada')).toBeVisible();
  expect(client.getByRole('img', { name: '4.9 out of 5' })).toBeVisible();
  expect(client.getByText('41 reviews')).toBeVisible();
  expect(
    within(client.getByRole('list', { name: 'Verified' }))
      .getAllByRole('listitem')
      .map((badge) => badge.textContent),
  ).toEqual(['Payment verified', 'Email verified', 'Phone verified']);
  expect(fact(client, 'Total spent')).toBe('$86,400');
  expect(fact(client, 'Projects posted')).toBe('52');
  expect(fact(client, 'Member since')).toMatch(/^[A-Z][a-z]{2} \d{4}$/);
  expect(fact(client, 'Last active')).toBe('20 minutes ago');
});

test('PD-14 a client without rating and verification shows neither', async () => {
  await renderProject('/projects/project-flower-shop');
  const client = region('About the client');
  expect(client.getByText('No reviews yet')).toBeVisible();
  expect(client.queryByRole('list', { name: 'Verified' })).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'About the client' }).querySelector('.avatar')).not.toBeNull();
});

test('PD-16 EN-31 Project Details shows the scope of the project', async () => {
  await renderProject();
  const details = region('Project Details');
  expect(fact(details, 'Experience')).toBe('Expert');
  expect(fact(details, 'Project length')).toBe('Less than 1 month');
  expect(fact(details, 'Hours per week')).toBe('20-30 hrs/week');
  expect(fact(details, 'Proposals')).toBe('14');
});

test('PD-17 Similar Projects shows up to 3 other projects and links to them', async () => {
  const { user, router } = await renderProject();
  const links = region('Similar Projects').getAllByRole('link');
  expect(links).toHaveLength(3);
  for (const link of links) {
    expect(link).toHaveAttribute('href', expect.stringMatching(/^\/projects\/project-/));
    expect(link).not.toHaveAttribute('href', fixedOne);
  }
  await user.click(links[0]!);
  const title = links[0]!.textContent;
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  await waitFor(() => expect(router.state.location.pathname).toBe(links[0]!.getAttribute('href')));
});

test('the owner of a project cannot send a proposal for it', async () => {
  await renderProject('/projects/project-onboarding-audit');
  expect(screen.queryByRole('button', { name: 'Submit a Proposal' })).not.toBeInTheDocument();
  expect(screen.getByText(/^This is your project/)).toBeVisible();
});
