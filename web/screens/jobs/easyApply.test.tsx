import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createLiveServer } from '../../testing/liveServer.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

const resume = new File(['a life'], 'maren-holt.pdf');
const press = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('button', { name }));

test('Easy Apply asks once for the résumé; then one press applies, and Undo withdraws', async () => {
  const { user, goTo } = await renderRoute('/jobs/job-motion-designer');
  await press(user, 'Apply now');
  const dialog = within(await screen.findByRole('dialog', { name: 'Apply to Motion Designer' }));
  expect(dialog.getByText(/Your next Easy Apply takes one press\./)).toBeVisible();
  await user.upload(dialog.getByLabelText('Résumé'), resume);
  // A résumé that was chosen but not sent is no consent.
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press(user, 'Apply now');
  await screen.findByRole('dialog', { name: 'Apply to Motion Designer' });
  await press(user, 'Send application');
  await screen.findByRole('button', { name: 'Withdraw application' });
  // The form closes after the button has changed.
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await goTo('/jobs/job-technical-writer', 'Technical Writer');
  await press(user, 'Apply now');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Withdraw application' })).toHaveFocus());
  expect(screen.queryByRole('dialog')).toBeNull();
  // The notice of the first application can still be shown.
  const sent = await screen.findAllByText(/^Sent to .* with maren-holt\.pdf\. Find it under Applied Jobs\.$/);
  expect(sent.at(-1)).toBeVisible();
  await press(user, 'Undo');
  expect(await screen.findByRole('button', { name: 'Apply now' })).toBeVisible();
});

test('contact and résumé of Settings, Profile are sent with the first Easy Apply', async () => {
  const { user, goTo } = await renderRoute('/settings');
  await user.upload(await screen.findByLabelText(/^Résumé/), resume);
  await press(user, 'Save Changes');
  await screen.findByText('Settings saved');
  await goTo('/jobs/job-motion-designer', 'Motion Designer');
  await press(user, 'Apply now');
  expect(await screen.findByRole('button', { name: 'Withdraw application' })).toBeVisible();
});

test('a job without Easy Apply asks for a note, whatever is known', async () => {
  const { user, goTo } = await renderRoute('/settings');
  await user.upload(await screen.findByLabelText(/^Résumé/), resume);
  await press(user, 'Save Changes');
  await screen.findByText('Settings saved');
  await goTo('/jobs/job-brand-designer', 'Brand Designer');
  await press(user, 'Apply now');
  const dialog = within(await screen.findByRole('dialog', { name: 'Apply to Brand Designer' }));
  expect(dialog.getByText('maren-holt.pdf')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Send application' }));
  expect(await dialog.findByText('Write at least 20 characters about why you want this job')).toBeVisible();
});

test('in live mode the dialog says that the contact is kept in this tab alone, and that the file is not sent', async () => {
  const { link } = createLiveServer();
  const { user } = await renderRoute('/jobs/job-motion-designer', { transport: link });
  await press(user, 'Apply now');
  const dialog = within(await screen.findByRole('dialog', { name: 'Apply to Motion Designer' }));
  expect(dialog.getByText(/Your next Easy Apply in this tab takes one press\./)).toBeVisible();
  await user.upload(dialog.getByLabelText('Résumé'), resume);
  expect(dialog.getByLabelText('Résumé')).toHaveAccessibleDescription(
    'PDF, Word or text. The file stays on this device: only its name is sent.',
  );
  await press(user, 'Send application');
  expect(
    await screen.findByText(/^Sent to .*\. Of your résumé, only the name maren-holt\.pdf was sent\./),
  ).toBeVisible();
});
