import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createCompanyPage } from '../../actions/createCompany.ts';
import '../../actions/perform.ts';
import { perform } from '../../actions/perform.ts';
import { paths } from '../../paths.ts';
import { createLiveServer } from '../../testing/liveServer.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { expectToast } from '../../testing/toast.ts';

const address = '/companies/company-halden-works';
const section = (name: string) => within(screen.getByRole('region', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const figures = () => {
  const list = document.querySelector('header dl, dl')!;
  return [...list.querySelectorAll('div')].map((pair) => pair.textContent);
};

test('CO-10 CO-11 CO-12 CO-13 CO-14 CO-15 CO-16 CO-17 CO-18 CO-19 RT-14 a company shows its profile, open positions, team and updates', async () => {
  const { router } = await renderRoute(address);
  const name = await heading('Halden Works');
  const header = name.closest('header')!;
  const pictures = [...header.querySelectorAll('img')].map((picture) => picture.getAttribute('src'));
  expect(pictures).toEqual(['/art/rings-bark-5.svg', '/art/logo-halden.svg']);
  const head = within(header);
  expect(head.getByRole('button', { name: 'Share' })).toBeVisible();
  // The viewer works here.
  expect(head.queryByRole('button', { name: 'Contact' })).toBeNull();
  expect(head.queryByRole('button', { name: /^Follow/ })).toBeNull();
  expect(head.getByRole('link', { name: '5 jobs' })).toHaveAttribute('href', '/jobs?q=Halden+Works');
  const site = head.getByRole('link', { name: /^haldenworks\.example/ });
  expect(site).toHaveAttribute('href', 'https://haldenworks.example');
  expect(site).toHaveAttribute('target', '_blank');
  expect(site.getAttribute('rel')).toContain('noopener');
  expect(figures()).toEqual(['Page views4,912', 'Employees142', 'Followers8,306', 'Posts3']);

  expect(section('About').getByText(/^Halden started as a booking sheet/)).toBeVisible();
  const specialties = section('About')
    .getAllByRole('listitem')
    .map((item) => item.textContent);
  expect(specialties).toEqual(['Scheduling', 'Payments', 'Small business', 'Accessibility']);
  const values = section('Our Values').getAllByRole('listitem');
  expect(values).toHaveLength(4);
  expect(values[0]).toHaveTextContent('Grow slowlyWe ship when the edges are finished.');
  const leaders = section('Leadership Team').getAllByRole('heading', { level: 3 });
  expect(leaders.map((leader) => leader.textContent)).toEqual([
    'Leila Haddad',
    'Owen Prendergast',
    'Ada Brandt',
  ]);
  const [, second] = section('Leadership Team').getAllByRole('listitem');
  expect(second!.querySelector('.avatar img')).toHaveAttribute('src', '/art/person-owen-prendergast.svg');
  expect(second).toHaveTextContent('Head of EngineeringKeeps the deploy under four minutes.');

  const positions = section('Open Positions');
  const applyLinks = positions.getAllByRole('link', { name: /^Apply for / });
  // Own jobs have Manage instead of Apply.
  const own = positions.getAllByRole('link', { name: /^Manage: / });
  expect([applyLinks, own].map((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    ['/jobs/job-senior-product-designer', '/jobs/job-support-engineer', '/jobs/job-data-analyst'],
    ['/jobs/job-content-designer/manage', '/jobs/job-design-intern/manage'],
  ]);
  expect(positions.getByRole('link', { name: 'View All Jobs' })).toHaveAttribute('href', '/jobs');

  expect(positions.getByText('Design · Lisbon, Portugal · Full-time')).toBeVisible();
  const team = section('Meet Our Team');
  expect(team.getByText('Frontend engineer at Halden Works')).toBeVisible();
  const profiles = team.getAllByRole('link', { name: /^View Profile/ });
  expect(profiles.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
    ['View Profile of Maren Holt', '/profile/person-maren-holt'],
    ['View Profile of Ben Castellano', '/profile/person-ben-castellano'],
    ['View Profile of Wanjiru Kamau', '/profile/person-wanjiru-kamau'],
    ['View Profile of Tove Nygaard', '/profile/person-tove-nygaard'],
  ]);
  // Employees outside the network have a Connect button.
  expect(team.getAllByRole('button', { name: /^(Connect|Accept|Withdraw|Pending)/ }).length).toBeGreaterThan(
    0,
  );
  expect(team.getByRole('link', { name: /^See all / })).toHaveAttribute(
    'href',
    '/network?company=company-halden-works',
  );
  const updates = within(await screen.findByRole('region', { name: 'Recent Updates' }));
  expect(updates.getAllByRole('article').length).toBeGreaterThan(0);
  expect(updates.getAllByRole('link', { name: 'Halden Works' })[0]).toHaveAttribute('href', address);
  await router.navigate('/companies/designstudio');
  expect(await screen.findByText('No updates yet.')).toBeVisible();
});

test('CO-11 CA-01 Share copies the link of the company', async () => {
  const { user } = await renderRoute(address);
  await heading('Halden Works');
  await user.click(screen.getByRole('button', { name: 'Share' }));
  await expectToast('Share link copied', 'Company link has been copied to clipboard.');
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}${address}`);
});

test('CO-11 Follow and unfollow update the follower count at once', async () => {
  const { user } = await renderRoute('/companies/techcorp');
  await user.click(await screen.findByRole('button', { name: 'Follow TechCorp' }));
  const following = await screen.findByRole('button', { name: 'Following TechCorp' });
  expect(figures()).toContain('Followers58,913');
  await user.click(following);
  await screen.findByRole('button', { name: 'Follow TechCorp' });
  expect(figures()).toContain('Followers58,912');
});

test('CO-11 the contact form requires a subject and a text', async () => {
  const { user } = await renderRoute('/companies/techcorp');
  await user.click(await screen.findByRole('button', { name: 'Contact' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Contact TechCorp' }));
  await user.click(dialog.getByRole('button', { name: 'Send message' }));
  expect(await dialog.findByText('Enter a subject')).toBeVisible();
  expect(dialog.getByText('Write a message first')).toBeVisible();
  await user.type(dialog.getByLabelText('Subject'), 'Kilns');
  await user.type(dialog.getByLabelText('Your message'), 'Do you plan two kilns at once?');
  await user.click(dialog.getByRole('button', { name: 'Send message' }));
  await expectToast('Message sent', 'Your message was sent to TechCorp.');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

/** Posts a job from the page of a company. */
async function postJob(user: UserEvent, company: string) {
  await user.click(screen.getByRole('button', { name: 'Post a job' }));
  const post = within(await screen.findByRole('dialog', { name: 'Post a Job' }));
  expect(await post.findByText(`The job will appear under ${company}.`)).toBeVisible();
  await user.type(post.getByRole('textbox', { name: 'Job Title' }), 'Kiln engineer');
  await user.type(post.getByRole('textbox', { name: 'Location' }), 'Lisbon');
  await user.selectOptions(post.getByRole('combobox', { name: 'Workplace' }), 'Hybrid');
  await user.type(post.getByRole('textbox', { name: 'Salary Range' }), '$70,000');
  await user.type(
    post.getByRole('textbox', { name: 'Job Description' }),
    'Build the kiln planner with two engineers.',
  );
  await user.type(post.getByRole('textbox', { name: 'Required Skills' }), 'TypeScript');
  await user.click(post.getByRole('button', { name: 'Post job' }));
}

test('a member edits the page and posts a job', async () => {
  const { user } = await renderRoute(address);
  await user.click(await screen.findByRole('button', { name: 'Edit page' }));
  const edit = within(await screen.findByRole('dialog', { name: 'Edit page' }));
  expect(edit.getByRole('combobox', { name: 'Industry' })).toHaveDisplayValue('Software Development');
  await user.clear(edit.getByRole('textbox', { name: 'Location' }));
  await user.type(edit.getByRole('textbox', { name: 'Location' }), 'Bergen, Norway');
  await user.click(edit.getByRole('button', { name: 'Save changes' }));
  await expectToast('Page updated', 'The page of Halden Works is changed.');
  expect(
    within((await heading('Halden Works')).closest('header')!).getByText('Bergen, Norway'),
  ).toBeVisible();
  await postJob(user, 'Halden Works');
  expect(await screen.findByRole('link', { name: 'Manage: Kiln engineer' })).toBeVisible();
  expect(screen.getByText('6 roles open')).toBeVisible();
});

const second = {
  name: 'Fjord Maps',
  industry: 'Design',
  size: 'FROM_10_TO_50',
  location: 'Bergen',
  description: 'Maps of every fjord between Bergen and Ålesund.',
} as const;

test('a job that a member posts on the page of a second company belongs to that company', async () => {
  const { user, client, router, goTo } = await renderRoute(address);
  const { company } = await act(() => perform(client, createCompanyPage, { input: second }));
  await router.navigate(paths.company(company!.id));
  const header = within((await heading('Fjord Maps')).closest('header')!);
  expect(figures()).toContain('Employees10-50');
  expect(header.getByText(/^Founded/)).toHaveTextContent('Founded by Maren Holt');
  expect(header.getByRole('link', { name: 'Maren Holt' })).toHaveAttribute(
    'href',
    '/profile/person-maren-holt',
  );
  await postJob(user, 'Fjord Maps');
  await goTo(await screen.findByRole('link', { name: 'Manage: Kiln engineer' }), 'Kiln engineer');
  await user.click(screen.getByRole('link', { name: 'Public page' }));
  expect(await screen.findByRole('link', { name: 'Fjord Maps' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'About the company' })).toBeVisible();
  expect(screen.getByText('Employees').nextElementSibling).toHaveTextContent('10-50');
});

test('in live mode a job that a member posts on the page of a second company belongs to that company', async () => {
  const { link, store } = createLiveServer();
  const first = store.companies.get('company-halden-works')!;
  store.change({
    put: 'companies',
    record: { ...first, ...second, id: 'company-2', ownerId: store.viewer.id },
  });
  const { user } = await renderRoute(paths.company('company-2'), { transport: link });
  await heading('Fjord Maps');
  await postJob(user, 'Fjord Maps');
  expect(await screen.findByRole('link', { name: 'Manage: Kiln engineer' })).toBeVisible();
  expect(store.jobsByCompany('company-2').totalCount).toBe(1);
});

test('an unknown company shows Company not found', async () => {
  await renderRoute('/companies/none');
  expect(await heading('Company not found')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Companies' })).toHaveAttribute('href', '/companies');
});
