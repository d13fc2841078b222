import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { settle } from '../../apollo/refetchActive.ts';
import { createLiveServer } from '../../testing/liveServer.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { expectToast } from '../../testing/toast.ts';
import '../../actions/perform.ts';
import '../../actions/settings.ts';
import '../profile/EditProfileDialog.tsx';
import './NotificationSettings.tsx';
import './PrivacySettings.tsx';
import './ProfileSettings.tsx';

/** Opens a screen in live mode. The test changes the store as another tab of the same account does. */
async function openTab(path: string) {
  onTestFinished(() => sessionStorage.clear());
  const { link, store } = createLiveServer();
  const { user, router, client } = await renderRoute(path, { transport: link });
  const saveProfileElsewhere = (profile: Partial<typeof store.settings.profile>) => {
    const { settings } = store;
    store.change({ set: 'settings', value: { ...settings, profile: { ...settings.profile, ...profile } } });
  };
  const save = async () => {
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await expectToast('Settings saved', 'Your settings have been updated successfully.');
  };
  /** Fetches the data again, as the tab does when the server announces a change. */
  const refetch = () => act(() => settle(client, { seq: 1, write: () => {} }));
  return { user, router, store, saveProfileElsewhere, save, refetch };
}

test('saved settings keep the fields that another tab has saved meanwhile', async () => {
  const { user, store, saveProfileElsewhere, save } = await openTab('/settings');
  const bio = await screen.findByLabelText(/^Bio/);
  saveProfileElsewhere({ headline: 'From the other tab', industry: 'FINANCE', resumeFileName: 'other.pdf' });
  await user.clear(bio);
  await user.type(bio, 'From this tab');
  await save();
  const other = { headline: 'From the other tab', industry: 'FINANCE', resumeFileName: 'other.pdf' };
  expect(store.settings.profile).toMatchObject({ ...other, bio: 'From this tab', firstName: 'Maren' });
  // After a save, the changes begin again.
  saveProfileElsewhere({ bio: 'Again from the other tab' });
  await user.selectOptions(screen.getByLabelText(/^Industry/), '');
  await save();
  expect(store.settings.profile).toMatchObject({ ...other, bio: 'Again from the other tab', industry: null });
});

test('a restored draft has the changed fields alone', async () => {
  const { user, router, store, saveProfileElsewhere, save } = await openTab('/settings');
  await user.type(await screen.findByLabelText(/^Bio/), ' From this tab');
  saveProfileElsewhere({ phone: '+47 555 09 876' });
  await router.navigate('/settings?tab=notifications');
  await user.click(await screen.findByLabelText('SMS notifications'));
  await save();
  await router.navigate('/settings');
  await waitFor(() => expect(screen.getByLabelText(/^Phone/)).toHaveValue('+47 555 09 876'));
  await save();
  const { phone, bio } = store.settings.profile;
  expect([phone, bio]).toEqual(['+47 555 09 876', expect.stringMatching(/ From this tab$/)]);
});

test('saved notification settings keep the choices of another tab', async () => {
  const { user, store, save } = await openTab('/settings?tab=notifications');
  const sms = await screen.findByLabelText('SMS notifications');
  const { settings } = store;
  const notifications = { ...settings.notifications, jobAlerts: false };
  store.change({ set: 'settings', value: { ...settings, notifications } });
  await user.click(sms);
  await save();
  expect(store.settings.notifications).toEqual({ ...notifications, sms: true });
});

test('privacy settings show the choice of another tab, which can be changed back', async () => {
  const { user, store, save, refetch } = await openTab('/settings?tab=privacy');
  const { settings } = store;
  const before = settings.privacy.profileVisibility;
  const audience = await screen.findByRole('radiogroup', { name: 'Profile visibility' });
  const radio = (name: string) => within(audience).getByRole('radio', { name });
  expect(before).toBe('EVERYONE');
  await user.click(screen.getByLabelText('Online status'));
  store.change({
    set: 'settings',
    value: { ...settings, privacy: { ...settings.privacy, profileVisibility: 'NOBODY' } },
  });
  await refetch();
  expect(radio('Nobody')).toBeChecked();
  await user.click(radio('Everyone'));
  await save();
  expect(store.settings.privacy).toEqual({
    ...settings.privacy,
    profileVisibility: before,
    onlineStatus: !settings.privacy.onlineStatus,
  });
});

test('an edited profile keeps the fields that another tab has saved meanwhile', async () => {
  const { user, store } = await openTab('/profile');
  await user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  const edit = within(await screen.findByRole('dialog', { name: 'Edit Profile' }));
  const person = () => store.people.get(store.viewer.id)!;
  store.change({ put: 'people', record: { ...person(), title: 'From the other tab', skills: ['Knots'] } });
  await user.clear(edit.getByLabelText(/^Location/));
  await user.type(edit.getByLabelText(/^Location/), 'Oslo');
  await user.click(edit.getByRole('button', { name: 'Save' }));
  await expectToast('Profile updated', 'Your changes are live.');
  expect(person()).toMatchObject({ title: 'From the other tab', skills: ['Knots'], location: 'Oslo' });
});
