import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { expectToast } from '../../testing/toast.ts';
// Loaded before the tests, because a dynamic import takes time.
import './EditProfileDialog.tsx';
import './ExperienceDialog.tsx';
import './EducationDialog.tsx';
import './NewProjectDialog.tsx';
import './InviteDialog.tsx';
import './ProfileWork.tsx';
import '../../components/gig/CreateGigDialog.tsx';
import '../../components/job/JobPostDialog.tsx';

const region = (name: string) => within(screen.getByRole('region', { name }));
const own = () => screen.findByRole('heading', { name: 'Maren Holt', level: 1 });
const work = () => screen.findByRole('region', { name: 'My Projects' });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('RT-05 PF-01 PF-02 PF-03 PF-04 PF-15 EN-14 EN-17 the own profile shows cover, picture over initials, four buttons and figures', async () => {
  const { user } = await renderRoute('/profile');
  const header = within((await own()).closest('section')!);
  expect(document.title).toBe('Maren Holt · Workgrove');
  expect(header.getByRole('img', { name: 'Cover of Maren Holt' })).toHaveAttribute(
    'src',
    '/art/grove-fern-77.svg',
  );
  expect(header.getByText('MH')).toBeInTheDocument();
  expect(header.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
  expect(header.getByRole('link', { name: 'Message' })).toHaveAttribute('href', '/messages');
  // A phone's menu has no link to it.
  expect(header.getByRole('link', { name: /^Dashboard/ })).toHaveAttribute('href', '/dashboard');
  expect(header.getByRole('link', { name: /^marenholt\.example ?\(opens in a new tab\)$/ })).toHaveAttribute(
    'rel',
    'noopener noreferrer',
  );
  expect(header.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Profile Views',
    'Connections',
    'Followers',
    'Posts',
  ]);
  expect(header.getAllByRole('definition').map((value) => value.textContent)).toEqual([
    '1,284',
    '15',
    '3,918',
    '3',
  ]);
  const copied = vi.spyOn(navigator.clipboard, 'writeText');
  await user.click(header.getByRole('button', { name: 'Share Profile' }));
  await expectToast('Share link copied', 'The link to your profile has been copied.');
  expect(copied).toHaveBeenCalledWith(`${location.origin}/profile/person-maren-holt`);
  await user.click(header.getByRole('button', { name: 'Connect' }));
  const invite = await dialog('Connect');
  await user.type(invite.getByLabelText('Email'), 'ada@example.com');
  await user.click(invite.getByRole('button', { name: 'Send invitation' }));
  await expectToast('Invitation sent', 'Sent to ada@example.com.');
});

test('PF-05 PF-08 PF-09 PF-10 PF-11 PF-12 PF-13 PF-14 the profile shows about with skills, the four carousels and the posts', async () => {
  await renderRoute('/profile');
  await work();
  expect(region('About').getByText(/^I design booking, billing and other flows/)).toBeVisible();
  expect(
    within(screen.getByRole('list', { name: 'Skills' }))
      .getAllByRole('listitem')
      .map((skill) => skill.textContent),
  ).toContain('Usability testing');
  const projects = region('My Projects');
  expect(projects.getByRole('button', { name: 'New Project' })).toBeVisible();
  const details = projects.getAllByRole('link', { name: /^View Details: / });
  expect(details.length).toBeGreaterThan(1);
  const states = projects
    .getAllByRole('article')
    .map((card) => within(card).getByText(/^(In Progress|Completed)$/));
  expect(states.map((state) => state.textContent)).toEqual([
    'In Progress',
    'In Progress',
    'In Progress',
    'Completed',
  ]);
  const [tokens] = projects.getAllByRole('article');
  for (const text of ['4 collaborators', '85%', 'Updated 5 hours ago'])
    expect(within(tokens!).getByText(text)).toBeVisible();
  const technologies = within(within(tokens!).getByRole('list', { name: 'Technologies' }));
  expect(technologies.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'TypeScript',
    'CSS',
    'Swift',
    'Figma',
  ]);
  for (const link of details) {
    expect(link).toHaveTextContent('View Details');
    expect(link.getAttribute('href')).toMatch(/^\/projects\/project-/);
  }
  expect(projects.getByRole('button', { name: 'Previous in My Projects' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(projects.getByRole('button', { name: 'Next in My Projects' })).toBeVisible();
  const jobs = region('My Job Postings');
  expect(jobs.getByRole('button', { name: 'Post New Job' })).toBeVisible();
  expect(
    jobs
      .getAllByRole('link', { name: /^Manage: / })
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Manage', '/jobs/job-content-designer'],
    ['Manage', '/jobs/job-design-intern'],
  ]);
  const applications = jobs
    .getAllByRole('article')
    .map((job) => /\d+ applications/.exec(job.textContent)?.[0]);
  expect(applications).toEqual(['8 applications', '6 applications']);
  expect(jobs.getByRole('link', { name: '8 applications' })).toHaveAttribute(
    'href',
    '/jobs/job-content-designer/manage',
  );
  const gigs = region('My Gigs');
  expect(gigs.getByRole('button', { name: 'Create New Gig' })).toBeVisible();
  const products = region('My Digital Products');
  expect(products.getByRole('link', { name: 'Add New Product' })).toHaveAttribute(
    'href',
    '/creator-dashboard/create',
  );
  expect(products.getAllByRole('article')).toHaveLength(5);
  for (const [anchor, name] of [
    ['projects', 'My Projects'],
    ['products', 'My Digital Products'],
  ] as const)
    expect(document.querySelector(`#${anchor}`)).toBe(screen.getByRole('region', { name }));
  const posts = region('Recent Posts').getAllByRole('article');
  expect(
    posts.map((post) => post.textContent.match(/A small rule|ferry kiosk|Raised my day rate/)?.[0]),
  ).toEqual(['A small rule', 'ferry kiosk', 'Raised my day rate']);
});

test('PF-06 PF-07 PF-15 EN-15 EN-16 a new experience and education come first, and survive navigation', async () => {
  const { user, goTo } = await renderRoute('/profile');
  await own();
  await user.click(screen.getByRole('button', { name: 'Add Experience' }));
  const experience = await dialog('Add Experience');
  await user.click(experience.getByRole('button', { name: 'Add' }));
  expect(await experience.findByText('Enter your role')).toBeVisible();
  await user.type(experience.getByLabelText('Role'), 'Ferry captain');
  await user.type(experience.getByLabelText('Company'), 'Tidewell');
  await user.type(experience.getByLabelText('Duration'), '2026 - Present');
  await user.click(experience.getByRole('button', { name: 'Add' }));
  await expectToast('Experience added', "It's now at the top of your experience.");
  await closed();
  await user.click(screen.getByRole('button', { name: 'Add Education' }));
  const education = await dialog('Add Education');
  await user.type(education.getByLabelText('Degree'), 'MSc Navigation');
  await user.type(education.getByLabelText('School'), 'University of Nordhavn');
  await user.type(education.getByLabelText('Duration'), '2024 - 2026');
  await user.click(education.getByRole('button', { name: 'Add' }));
  await closed();
  await goTo('/terms', /^Terms/);
  await goTo('/profile', 'Maren Holt');
  const [newestJob] = region('Experience').getAllByRole('listitem');
  expect(newestJob).toHaveTextContent('Ferry captainTidewell2026 - Present');
  expect(region('Experience').getAllByRole('heading', { level: 3 })).toHaveLength(5);
  const [degree] = region('Education').getAllByRole('listitem');
  expect(degree).toHaveTextContent('MSc NavigationUniversity of Nordhavn2024 - 2026');
});

test('PF-03 PF-05 PF-15 an edited profile updates every page at once', async () => {
  const { user, goTo } = await renderRoute('/jobs');
  const row = async () => within(await screen.findByRole('article', { name: 'Senior Product Designer' }));
  expect((await row()).getByRole('img', { name: 'Match score 9/10' })).toBeVisible();
  await goTo('/profile', 'Maren Holt');
  await user.click(screen.getByRole('button', { name: 'Edit Profile' }));
  const edit = await dialog('Edit Profile');
  const name = edit.getByLabelText('Full name');
  expect(name).toHaveValue('Maren Holt');
  await user.clear(name);
  await user.type(name, 'Maren Dahl');
  const skills = edit.getByLabelText(/^Skills/);
  await user.clear(skills);
  await user.type(skills, 'Sailing, Knots');
  await user.click(edit.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { name: 'Maren Dahl', level: 1 })).toBeVisible();
  await closed();
  expect(screen.getByRole('list', { name: 'Skills' })).toHaveTextContent(/^SailingKnots$/);
  // Match scores follow the skills, in the list and on the job's page.
  await goTo('/jobs', 'Jobs');
  expect(await (await row()).findByRole('img', { name: 'Match score 1/10' })).toBeVisible();
  await goTo('/jobs/job-senior-product-designer', 'Senior Product Designer');
  expect(await screen.findByText('None of the listed skills are on your profile yet.')).toBeVisible();
});

test('PF-08 PF-09 PF-15 a new project comes first in the carousel and has its page', async () => {
  const { user, goTo } = await renderRoute('/profile');
  await work();
  await user.click(screen.getByRole('button', { name: 'New Project' }));
  const form = await dialog('New Project');
  await user.type(form.getByLabelText('Title'), 'A timetable for gulls');
  await user.type(form.getByLabelText('Description'), 'Where and when there is fish on deck.');
  await user.type(form.getByLabelText(/^Technologies/), 'Chalk, Slate');
  await user.click(form.getByRole('button', { name: 'Create project' }));
  await closed();
  const [link] = region('My Projects').getAllByRole('link', { name: /^View Details: / });
  expect(link).toHaveAccessibleName('View Details: A timetable for gulls');
  await goTo(link!, 'A timetable for gulls');
});

test("RT-06 PF-03 a stranger's profile starts with Connect and has no edit buttons; a request becomes pending and can be withdrawn", async () => {
  const { user } = await renderRoute('/profile/person-tove-nygaard');
  await screen.findByRole('heading', { name: 'Tove Nygaard', level: 1 });
  for (const name of ['Edit Profile', 'Add Experience', 'Add Education', 'New Project'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(within(screen.getByRole('main')).queryByRole('link', { name: /^Dashboard/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Message' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Share Profile' })).toBeVisible();
  const connect = screen.getByRole('button', { name: 'Connect with Tove Nygaard' });
  expect(connect).toHaveTextContent('Connect');
  await user.click(connect);
  await expectToast('Connection request sent', 'Tove Nygaard will see it under Invitations.');
  await user.click(
    await screen.findByRole('button', { name: 'Pending: withdraw the request to Tove Nygaard' }),
  );
  expect(await screen.findByRole('button', { name: 'Connect with Tove Nygaard' })).toBeVisible();
  // A stranger's empty sections are hidden.
  await screen.findByRole('region', { name: 'Recent Posts' });
  for (const name of ['Projects', 'Job Postings', 'Gigs', 'Digital Products'])
    expect(screen.queryByRole('region', { name })).toBeNull();
});

test('PF-03 an invitation can be accepted on the profile, and undone', async () => {
  const { user } = await renderRoute('/profile/person-jiho-park');
  await user.click(await screen.findByRole('button', { name: /^Accept the invitation from / }));
  expect(await screen.findByText('Connected')).toBeVisible();
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: /^Accept the invitation from / })).toBeVisible();
});

test('RT-06 an unknown id shows "not found"', async () => {
  await renderRoute('/profile/nobody');
  expect(await screen.findByRole('heading', { name: 'Profile not found', level: 1 })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Network' })).toHaveAttribute('href', '/network');
});
