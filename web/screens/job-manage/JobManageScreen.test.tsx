import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createLiveServer } from '../../testing/liveServer.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

const intern = '/jobs/job-design-intern/manage';
const applicants = () =>
  within(screen.getByRole('list', { name: 'Applicants' }))
    .getAllByRole('article')
    .map((card) => within(card).getByRole('heading').textContent);
const open = async (address = intern, title = 'Design Intern, Summer Term') => {
  const view = await renderRoute(address);
  expect(await screen.findByRole('heading', { name: title, level: 1 })).toBeVisible();
  return view;
};

test('the poster sees as many applicants as the count says, best match first', async () => {
  await open();
  expect(screen.getByRole('heading', { name: '6 applicants' })).toBeVisible();
  expect(applicants()).toEqual([
    'Ida Solheim',
    'Leila Haidari',
    'Marek Dvořák',
    'Tove Nygaard',
    'Victor Osei',
    'Rosa Quintana',
  ]);
  const card = within(screen.getByRole('article', { name: 'Ida Solheim' }));
  expect(card.getByText(/^I redrew the ticket machine/)).toBeVisible();
  expect(card.getByText('Résumé: Ida Solheim.pdf, not part of the sample')).toBeVisible();
  expect(card.getByRole('link', { name: 'ida.solheim@student.example' })).toHaveAttribute(
    'href',
    'mailto:ida.solheim@student.example',
  );
  expect(card.getByRole('link', { name: '+47 555 01 318' })).toHaveAttribute('href', 'tel:+4755501318');
  expect(card.getByRole('img', { name: 'Match score 10/10' })).toBeVisible();
  expect(card.getByRole('combobox', { name: 'Stage of Ida Solheim' })).toHaveDisplayValue('New');
  expect(card.getByRole('link', { name: 'Ida Solheim' })).toHaveAttribute(
    'href',
    '/profile/person-ida-solheim',
  );
});

test('in live mode a card says that the applicant sent only the name of the résumé', async () => {
  await renderRoute(intern, { transport: createLiveServer().link });
  const card = within(await screen.findByRole('article', { name: 'Ida Solheim' }));
  expect(card.getByText('Résumé: Ida Solheim.pdf. Only its name was sent.')).toBeVisible();
});

test('a card shows no contact when there is none, and an address adds nothing to an e-mail', async () => {
  const { link, store } = createLiveServer();
  const [ida, marek] = store.applicationsTo('job-design-intern');
  store.change(
    { put: 'applications', record: { ...ida!, email: null, phone: null } },
    { put: 'applications', record: { ...marek!, email: 'm?cc=ida&body=x+y@a.example', phone: null } },
  );
  await renderRoute(intern, { transport: link });
  const linksOf = async (name: string) =>
    within(await screen.findByRole('article', { name })).getAllByRole('link');
  expect(await linksOf('Ida Solheim')).toHaveLength(1);
  const [, email, ...others] = await linksOf('Marek Dvořák');
  expect(email).toHaveTextContent('m?cc=ida&body=x+y@a.example');
  expect(email).toHaveAttribute('href', 'mailto:m%3Fcc%3Dida%26body%3Dx%2By@a.example');
  expect(others).toEqual([]);
});

test('the address holds stage and order', async () => {
  const { user, router } = await open(`${intern}?stage=new&sort=name`);
  expect(applicants()).toEqual(['Ida Solheim', 'Marek Dvořák', 'Tove Nygaard', 'Victor Osei']);
  await user.click(screen.getByRole('link', { name: 'Newest first' }));
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Newest first' })).toHaveAttribute('aria-current', 'true'),
  );
  await waitFor(() => expect(router.state.location.search).toBe('?stage=new&sort=newest'));
  await user.click(screen.getByRole('tab', { name: /^Reviewed ?0$/ }));
  expect(await screen.findByRole('heading', { name: 'No applicants in this stage' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Show all applicants' }));
  await waitFor(() => expect(applicants()).toHaveLength(6));
  await waitFor(() => expect(router.state.location.search).toBe('?sort=newest'));
});

test('a changed stage moves the applicant when its notice has gone, unless Undo was pressed', async () => {
  const { user } = await open(`${intern}?stage=new`);
  const stage = screen.getByRole('combobox', { name: 'Stage of Tove Nygaard' });
  await user.selectOptions(stage, 'Interview');
  expect(stage).toHaveDisplayValue('Interview');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(stage).toHaveDisplayValue('New');
  await user.selectOptions(stage, 'Interview');
  expect(await screen.findByText('Tove Nygaard: Interview')).toBeVisible();
  expect(applicants()).toHaveLength(4);
  await user.click(screen.getByRole('button', { name: 'Close toast' }));
  await waitFor(() => expect(applicants()).toEqual(['Ida Solheim', 'Marek Dvořák', 'Victor Osei']));
  expect(screen.getByRole('tab', { name: /^Interview ?2$/ })).toBeVisible();
});

test('an applicant is written to: in the conversation if there is one, otherwise in a dialog', async () => {
  const { user } = await open('/jobs/job-content-designer/manage', 'Content Designer');
  const messageOf = (name: string) => within(screen.getByRole('article', { name }));
  expect(messageOf('Jonah Whitlock').getByRole('link', { name: 'Message' })).toHaveAttribute(
    'href',
    '/messages?contact=contact-jonah-whitlock',
  );
  await user.click(messageOf('Lena Brandt').getByRole('button', { name: 'Message' }));
  expect(await screen.findByRole('dialog', { name: 'Message Lena Brandt' })).toBeVisible();
});

test('an edited posting is changed on every screen and keeps what the form does not ask for', async () => {
  const { user, goTo } = await open();
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit job' }));
  expect(dialog.getByRole('textbox', { name: 'Job Title' })).toHaveValue('Design Intern, Summer Term');
  expect(dialog.getByRole('combobox', { name: 'Workplace' })).toHaveDisplayValue('Hybrid');
  await user.clear(dialog.getByRole('textbox', { name: 'Job Title' }));
  await user.type(dialog.getByRole('textbox', { name: 'Job Title' }), 'Design Intern, Autumn');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Workplace' }), 'On-site');
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Job updated')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Design Intern, Autumn', level: 1 })).toBeVisible();
  await goTo('/profile', 'Maren Holt');
  expect(await screen.findByRole('link', { name: 'Manage: Design Intern, Autumn' })).toBeVisible();
  await goTo('/jobs/job-design-intern', 'Design Intern, Autumn');
  expect(screen.getByText(/Bergen, Norway, on-site$/)).toBeVisible();
  expect(screen.getByText('Train ticket from anywhere in Norway')).toBeVisible();
});

test('a closed posting leaves the lists and is closed on its page; reopening brings it back', async () => {
  const { user, goTo } = await open();
  await user.click(screen.getByRole('button', { name: 'Close posting' }));
  expect(await screen.findByText('Posting closed')).toBeVisible();
  await goTo('/jobs?q=intern+summer', 'Jobs');
  expect(await screen.findByRole('heading', { name: 'No listed job fits' })).toBeVisible();
  await goTo('/jobs/job-design-intern', 'Design Intern, Summer Term');
  expect(screen.getByText('You posted this job. It is closed.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Manage Design Intern, Summer Term' }));
  await user.click(await screen.findByRole('button', { name: 'Reopen posting' }));
  expect(await screen.findByText('Posting reopened')).toBeVisible();
  await goTo('/jobs?q=intern+summer', 'Jobs');
  expect(await screen.findByRole('article', { name: 'Design Intern, Summer Term' })).toBeVisible();
});

test("another person's posting cannot be managed, and an unknown one does not exist", async () => {
  const { goTo } = await renderRoute('/jobs/job-brand-designer/manage');
  expect(await screen.findByText('Only the person who posted Brand Designer can manage it.')).toBeVisible();
  await goTo('/jobs', 'Jobs');
  await goTo('/jobs/job-that-never-was/manage', 'Posting not found');
  expect(screen.getByRole('link', { name: 'Back to Jobs' })).toHaveAttribute('href', '/jobs');
});

test.each([
  ['/notifications', 'Notifications', 'Your job Design Intern, Summer Term received 4 new applications.'],
  ['/dashboard', 'Welcome back, Maren', 'Your job Design Intern, Summer Term received 4 new applications.'],
])('the entry about applications in %s leads to the new applicants', async (address, _heading, text) => {
  await renderRoute(address);
  expect(await screen.findByRole('link', { name: text })).toHaveAttribute('href', `${intern}?stage=new`);
});
