import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { createLiveServer } from '../../testing/liveServer.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { reloadStorage } from '../../session/storage.ts';

const letter = 'I have drawn brands for ten years.';
const panel = () => within(screen.getByRole('tabpanel'));
const apply = async (user: UserEvent) => {
  const dialog = within(await screen.findByRole('dialog', { name: /^Apply to/ }));
  // The form already contains the values from the settings.
  expect(dialog.getByLabelText('Email')).toHaveValue('maren@marenholt.example');
  expect(dialog.getByLabelText('Phone')).toHaveValue('+47 555 01 234');
  await user.clear(dialog.getByLabelText('Email'));
  await user.type(dialog.getByLabelText('Email'), 'maren@example.com');
  await user.upload(dialog.getByLabelText('Résumé'), new File(['what nobody keeps'], 'maren-holt.pdf'));
  const note = dialog.getByLabelText(/^Note/);
  if (note.ariaRequired ?? note.getAttribute('aria-required')) await user.type(note, letter);
  await user.click(dialog.getByRole('button', { name: 'Send application' }));
};

test('JB-26 JB-27 Applied Jobs is empty at first, with a link to Browse Jobs', async () => {
  const { user } = await renderRoute('/jobs?tab=applied');
  expect(await screen.findByText('No applied jobs yet')).toBeVisible();
  expect(screen.getByText('Browse jobs and apply to see them here.')).toBeVisible();
  const way = screen.getByRole('link', { name: 'Browse Jobs' });
  expect(way).not.toHaveAttribute('aria-current', 'page');
  await user.click(way);
  expect(await screen.findByRole('tab', { name: 'Browse Jobs', selected: true })).toBeVisible();
});

test('JB-28 JB-29 Saved Jobs is empty at first, with a link to Browse Jobs', async () => {
  const { user, router } = await renderRoute('/jobs?q=designer&workplace=remote&tab=saved');
  expect(await screen.findByText('No saved jobs yet')).toBeVisible();
  expect(screen.getByText('Browse jobs and save them to see them here.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Browse Jobs' }));
  expect(await screen.findByRole('tab', { name: 'Browse Jobs', selected: true })).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toBe('?q=designer&workplace=remote'));
});

test('PU-01 a saved job stays under Saved Jobs until it is removed, even after a server response without it', async () => {
  const { user, router } = await renderRoute('/jobs');
  await user.click(await screen.findByRole('button', { name: 'Save Brand Designer' }));
  await user.click(await screen.findByRole('button', { name: 'Save UX Researcher' }));
  expect(await screen.findByRole('tab', { name: /^Saved Jobs ?2$/ })).toBeVisible();
  await router.navigate('/jobs?q=brand');
  await screen.findByRole('heading', { name: 'brand in all locations' });
  expect(panel().getByText('Saved')).toBeVisible();
  await router.navigate('/jobs?tab=saved');
  await screen.findByRole('tab', { name: /^Saved Jobs/, selected: true });
  await waitFor(() => expect(panel().getAllByRole('article')).toHaveLength(2));
  await user.click(panel().getByRole('button', { name: 'Save Brand Designer' }));
  await waitFor(() => expect(panel().getAllByRole('article')).toHaveLength(1));
  expect(panel().getByRole('article', { name: 'UX Researcher' })).toBeVisible();
});

test('PU-01 CA-01 a job saved and applied to on its page appears and counts in both tabs and in the feed', async () => {
  const { user, goTo, router } = await renderRoute('/');
  expect(await screen.findByRole('link', { name: /^Applied jobs ?0$/ })).toBeInTheDocument();
  await goTo('/jobs/job-technical-writer', 'Technical Writer');
  await user.click(await screen.findByRole('button', { name: 'Save Technical Writer' }));
  await screen.findByRole('button', { name: 'Saved Technical Writer' });
  await user.click(screen.getByRole('button', { name: 'Apply now' }));
  await apply(user);
  expect(await screen.findByText('Application sent')).toBeVisible();
  for (const tab of ['Saved', 'Applied']) {
    await router.navigate(`/jobs?tab=${tab.toLowerCase()}`);
    const name = new RegExp(`^${tab} Jobs ?1$`);
    expect(await screen.findByRole('tab', { name, selected: true })).toBeVisible();
    await waitFor(() => expect(panel().getByRole('article', { name: 'Technical Writer' })).toBeVisible());
  }
  await goTo('/', 'Home Feed');
  expect(await screen.findByRole('link', { name: /^Applied jobs ?1$/ })).toBeVisible();
});

test('an application appears under Applied Jobs with its status, and can be withdrawn', async () => {
  const { user } = await renderRoute('/jobs?job=job-brand-designer');
  await user.click(await screen.findByRole('button', { name: 'Apply now' }));
  await apply(user);
  expect(await screen.findByText('Application sent')).toBeVisible();
  const job = within(await screen.findByRole('dialog', { name: 'Brand Designer' }));
  expect(job.getByText('Applied')).toBeVisible();
  expect(job.getByText('18')).toBeVisible();
  await user.click(job.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(await screen.findByRole('tab', { name: /^Applied Jobs ?1$/ }));
  await screen.findByRole('tab', { name: /^Applied Jobs/, selected: true });
  const card = within(await screen.findByRole('article', { name: 'Brand Designer' }));
  expect(card.getByText('Applied')).toBeVisible();
  expect(card.getByText('Applied just now')).toBeVisible();
  // The steps show the company's view, not the card.
  expect(card.queryByText('Viewed')).toBeNull();
  const steps = within(screen.getByRole('list', { name: 'Application status' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Applied just now',
    'Viewed, not yet',
    'Interview, not yet',
    'Offer, not yet',
  ]);
  expect(steps[0]).toHaveAttribute('aria-current', 'step');
  await user.click(card.getByRole('link', { name: 'View Details: Brand Designer' }));
  await user.click(await screen.findByRole('button', { name: 'Withdraw application' }));
  expect(await screen.findByText('Application withdrawn')).toBeVisible();
  await waitFor(() => expect(screen.getByText('No applied jobs yet')).toBeInTheDocument());
});

test('in live mode a declined application ends with a cross, after two completed steps', async () => {
  const { link } = createLiveServer('person-aiko-tanabe');
  await renderRoute('/jobs?tab=applied', { transport: link });
  const steps = within(await screen.findByRole('list', { name: 'Application status' }));
  const marks = steps
    .getAllByRole('listitem')
    .map((step) => [step.textContent, step.querySelector('svg')?.classList.contains('lucide-check')]);
  expect(marks).toEqual([
    [expect.stringMatching(/^Applied \d days ago$/), true],
    ['Viewed', true],
    ['Not selected', false],
  ]);
});

test('the application form shows an error beside each missing field and keeps the typed text', async () => {
  const { user } = await renderRoute('/jobs?job=job-brand-designer');
  await user.click(await screen.findByRole('button', { name: 'Apply now' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Apply to Brand Designer' }));
  await user.clear(dialog.getByLabelText('Phone'));
  await user.clear(dialog.getByLabelText('Email'));
  await user.type(dialog.getByLabelText('Email'), 'maren');
  await user.type(dialog.getByLabelText(/^Note/), 'Ships!');
  await user.click(dialog.getByRole('button', { name: 'Send application' }));
  expect(await dialog.findByText('Enter an email address such as name@example.com')).toBeVisible();
  expect(dialog.getByText('Enter a phone number')).toBeVisible();
  expect(dialog.getByText('Choose your résumé')).toBeVisible();
  // This job has no Easy Apply.
  expect(dialog.getByText('Write at least 20 characters about why you want this job')).toBeVisible();
  await waitFor(() => expect(dialog.getByLabelText('Email')).toHaveFocus());
  for (const [phone, accepted] of [
    ['-----', false],
    ['+47 (55) 1', true],
    ['(1) - 234', false],
  ] as const) {
    await user.clear(dialog.getByLabelText('Phone'));
    await user.type(dialog.getByLabelText('Phone'), phone);
    const refusal = () => dialog.queryByText('Enter a phone number such as +47 555 01 234');
    await waitFor(() => expect(refusal() === null).toBe(accepted));
  }
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Apply now' }));
  const reopenedDialog = within(await screen.findByRole('dialog', { name: 'Apply to Brand Designer' }));
  await waitFor(() => expect(reopenedDialog.getByLabelText(/^Note/)).toHaveValue('Ships!'));
  expect(reopenedDialog.getByLabelText('Email')).toHaveValue('maren');
});

/** Opens the dialog again. */
async function reopen(user: UserEvent) {
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Apply to/ })).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Apply now' }));
  return within(await screen.findByRole('dialog', { name: /^Apply to/ }));
}

test('a reload keeps the name of a chosen résumé but never its content', async () => {
  const { user } = await renderRoute('/jobs/job-brand-designer');
  await user.click(await screen.findByRole('button', { name: 'Apply now' }));
  await apply(user);
  expect(await screen.findByText('Application sent')).toBeVisible();
  expect(screen.getByText('You applied just now.')).toHaveTextContent(
    /^You applied just now\. Sent with maren@example\.com and .*\d\.$/,
  );
  await user.click(screen.getByRole('button', { name: 'Withdraw application' }));
  // A withdrawn application is invisible.
  await waitFor(() => expect(screen.queryByText('You applied just now.')).not.toBeInTheDocument());
  expect(screen.queryByText(/^(Applied|Withdrawn)$/)).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Apply now' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Apply to/ }));
  expect(await dialog.findByText('maren-holt.pdf')).toBeVisible();
  await user.type(dialog.getByLabelText(/^Note/), letter);
  reloadStorage();
  const reloaded = await reopen(user);
  await waitFor(() => expect(reloaded.getByLabelText(/^Note/)).toHaveValue(letter));
  expect(reloaded.getByLabelText('Email')).toHaveValue('maren@example.com');
  expect(reloaded.getByText('maren-holt.pdf')).toBeVisible();
  expect(Object.values(sessionStorage).join()).not.toContain('what nobody keeps');
  await user.click(reloaded.getByRole('button', { name: 'Send application' }));
  expect(await screen.findByRole('button', { name: 'Withdraw application' })).toBeVisible();
});

test('a draft survives closing its dialog when storage is blocked', async () => {
  const refuse = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(refuse);
  const { user, goTo } = await renderRoute('/jobs/job-brand-designer');
  await user.click(await screen.findByRole('button', { name: 'Apply now' }));
  await user.type(await screen.findByLabelText(/^Note/), 'Ships!');
  const dialog = await reopen(user);
  await waitFor(() => expect(dialog.getByLabelText(/^Note/)).toHaveValue('Ships!'));
  // A draft belongs to one company.
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await goTo('/jobs/job-technical-writer', 'Technical Writer');
  await user.click(screen.getByRole('button', { name: 'Apply now' }));
  expect(await screen.findByLabelText(/^Note/)).toHaveValue('');
});
