import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { blankPerson } from '../../../server/data/blankPerson.ts';
import { createLiveServer } from '../../testing/liveServer.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { expectToast } from '../../testing/toast.ts';
import '../../actions/perform.ts';
import '../../actions/settings.ts';
import './ProfileSettings.tsx';

test.each([
  ['a long last name', `Wolfeschlegel ${'steinhausen '.repeat(5)}bergerdorff`],
  ['a long first name', 'x'.repeat(100)],
  ['a character of two code units at the bound', `Ada ${'x'.repeat(49)}😀😀`],
  ['one word', 'Ada'],
])('a name that the server accepts at sign-up does not block the settings: %s', async (_case, name) => {
  const id = 'person-ada';
  const { link, store } = createLiveServer(id);
  store.change({ put: 'people', record: blankPerson(id, name) });
  const { user } = await renderRoute('/settings', { transport: link });
  await user.type(await screen.findByLabelText('Email'), 'ada@example.com');
  await user.type(screen.getByLabelText(/^Bio/), 'Hello');
  await user.type(screen.getByLabelText(/^First name/), '{Backspace}y');
  await user.type(screen.getByLabelText(/^Last name/), '{Backspace}y');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await expectToast('Settings saved', 'Your settings have been updated successfully.');
  expect(store.settings.profile.bio).toBe('Hello');
});

test('in live mode the profile settings change nothing that other people read, and say so', async () => {
  const { link, store } = createLiveServer();
  const { user } = await renderRoute('/settings', { transport: link });
  const { id } = store.viewer;
  const before = store.people.get(id);
  for (const label of [/^Display name/, /^Location/, /^Professional headline/])
    // oxlint-disable-next-line no-await-in-loop -- a person types into one field after another
    await user.type(await screen.findByLabelText(label), ' changed');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await expectToast('Settings saved', 'Your settings have been updated successfully.');
  expect(store.settings.profile.displayName).toBe('Maren Holt changed');
  expect(store.people.get(id)).toEqual(before);
  for (const text of [
    'Other people see the name on your profile.',
    'For your job applications. Nothing here appears on your profile.',
    /^Email, phone and résumé fill in your next job application\. Other people see none of these fields/,
  ])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByText('The name other people see.')).toBeNull();
  expect(screen.queryByText(/^Your profile shows/)).toBeNull();
});

test('the link to the data of the account is followed as a page, so that a guest is led to log in', async () => {
  await renderRoute('/settings?tab=privacy', { transport: createLiveServer().link });
  const link = await screen.findByRole('link', { name: 'Download your data' });
  expect(link).toHaveAttribute('href', '/account/export');
  // The server's response says whether it is a file.
  expect(link).not.toHaveAttribute('download');
});
