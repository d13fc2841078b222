import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { expectToast } from '../../testing/toast.ts';
// Loaded before the tests, because a dynamic import takes time.
import './BillingSettings.tsx';
import './NotificationSettings.tsx';
import './PaymentMethodDialog.tsx';
import './PrivacySettings.tsx';
import './ProfileSettings.tsx';

const save = () => screen.findByRole('button', { name: 'Save Changes' });
const saved = () => expectToast('Settings saved', 'Your settings have been updated successfully.');
const unsaved = 'You have unsaved changes';
const part = async (name: string) => within(await screen.findByRole('region', { name }));
const radios = (group: HTMLElement) =>
  within(group)
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')?.textContent?.trim());

test('RT-18 ST-01 the settings have five tabs, and the address stores the tab', async () => {
  const { user, router } = await renderRoute('/settings');
  expect(await screen.findByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  expect(document.title).toBe('Settings · Workgrove');
  const tabs = screen.getAllByRole('tab');
  expect(tabs.map((tab) => tab.textContent)).toEqual([
    'Profile',
    'Notifications',
    'Privacy',
    'Billing',
    'Appearance',
  ]);
  expect(tabs[0]).toHaveAttribute('aria-selected', 'true');
  await user.click(tabs[3]!);
  await waitFor(() => expect(router.state.location.search).toBe('?tab=billing'));
  expect(await screen.findByRole('heading', { name: 'Plan' })).toBeVisible();
  await user.keyboard('{Home}');
  expect(await screen.findByLabelText('First name')).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('EN-61 EN-62 VA-26 VA-27 ST-02 SN-03 CA-01 profile settings: fields, validation, Save Changes and the saved values', async () => {
  const { user, router } = await renderRoute('/settings');
  const field = (label: string | RegExp) => screen.getByLabelText(label);
  await screen.findByLabelText('First name');
  for (const [label, value] of [
    ['First name', 'Maren'],
    [/^Last name/, 'Holt'],
    ['Display name', 'Maren Holt'],
    [/^Bio/, 'I design booking, billing and other flows people would rather not think about.'],
    ['Email', 'maren@marenholt.example'],
    [/^Phone/, '+47 555 01 234'],
    [/^Location/, 'Bergen, Norway'],
    [/^Professional headline/, 'Product designer. I help small teams ship calmer software.'],
    [/^Current company/, 'Halden Works'],
    [/^Industry/, 'DESIGN'],
  ] as const)
    expect(field(label)).toHaveValue(value);
  expect(field('Email')).toHaveAttribute('type', 'email');
  expect(field(/^Phone/)).toHaveAttribute('type', 'tel');
  const industries = within(field(/^Industry/)).getAllByRole('option');
  expect(industries.slice(1).map((industry) => industry.textContent)).toEqual([
    'Software',
    'Design',
    'Marketing',
    'Finance',
    'Healthcare',
    'Education',
  ]);

  // Saving without changes works, too.
  expect(screen.queryByText(unsaved)).toBeNull();
  await user.click(await save());
  await saved();

  await user.clear(field('Email'));
  await user.type(field('Email'), 'maren');
  expect(await screen.findByText(unsaved)).toBeVisible();
  await user.click(await save());
  expect(await screen.findByText('Enter an email address such as name@example.com')).toBeVisible();
  await waitFor(() => expect(field('Email')).toHaveFocus());
  await user.type(field('Email'), '@example.com');
  await user.selectOptions(field(/^Industry/), '');
  await user.click(await save());
  await waitFor(() => expect(screen.queryByText(unsaved)).toBeNull());
  await router.navigate('/settings?tab=billing');
  await screen.findByRole('heading', { name: 'Plan' });
  await router.navigate('/settings');
  expect(await screen.findByLabelText('Email')).toHaveValue('maren@example.com');
  expect(field(/^Industry/)).toHaveValue('');
  expect(screen.queryByText(unsaved)).toBeNull();
});

test('EN-63 ST-02 notification settings: eight switches; unsaved changes remain and can be discarded', async () => {
  const { user, router } = await renderRoute('/settings?tab=notifications');
  await screen.findByLabelText('SMS notifications');
  const switches = screen.getAllByRole('switch');
  expect(switches.map((control) => (control as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
    'Email notifications',
    'Push notifications',
    'SMS notifications',
    'Connection requests',
    'Messages',
    'Job alerts',
    'Post interactions',
    'Marketing emails',
  ]);
  // The form submits these names.
  expect(switches.map((control) => (control as HTMLInputElement).name)).toEqual([
    'email',
    'push',
    'sms',
    'connectionRequests',
    'messages',
    'jobAlerts',
    'postInteractions',
    'marketingEmails',
  ]);
  const on = () => screen.getAllByRole('switch').map((control) => (control as HTMLInputElement).checked);
  expect(on()).toEqual([true, true, false, true, true, true, true, false]);
  await user.click(switches[2]!);
  expect(await screen.findByText(unsaved)).toBeVisible();
  // Each tab has its own unsaved changes.
  await router.navigate('/settings?tab=privacy');
  const twoFactor = await screen.findByLabelText('Two-factor authentication');
  expect(screen.queryByText(unsaved)).toBeNull();
  await user.click(twoFactor);
  expect(await screen.findByText(unsaved)).toBeVisible();
  await router.navigate('/settings?tab=notifications');
  await screen.findByLabelText('SMS notifications');
  expect(await screen.findByText(unsaved)).toBeVisible();
  expect(on()[2]).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(on()[2]).toBe(false));
  expect(screen.queryByText(unsaved)).toBeNull();
  await user.click(screen.getByLabelText('Marketing emails'));
  await user.click(await save());
  await saved();
  await waitFor(() => expect(screen.queryByText(unsaved)).toBeNull());
  expect(on()[7]).toBe(true);
});

test('EN-64 EN-65 EN-66 ST-02 privacy settings: profile visibility, connection requests and three switches', async () => {
  const { user } = await renderRoute('/settings?tab=privacy');
  const visibility = await screen.findByRole('radiogroup', { name: 'Profile visibility' });
  const policy = screen.getByRole('radiogroup', { name: 'Connection request policy' });
  expect(radios(visibility)).toEqual(['Everyone', 'Connections', 'Nobody']);
  expect(radios(policy)).toEqual(['Everyone', 'Mutual connections', 'Nobody']);
  expect(screen.getByLabelText('Online status')).toBeChecked();
  expect(screen.getByLabelText('Profile indexing')).toBeChecked();
  expect(screen.getByLabelText('Two-factor authentication')).not.toBeChecked();
  await user.click(within(visibility).getByLabelText('Connections'));
  await user.click(within(policy).getByLabelText('Mutual connections'));
  await user.click(screen.getByLabelText('Two-factor authentication'));
  await user.click(await save());
  await saved();
  expect(within(visibility).getByLabelText('Connections')).toBeChecked();
  expect(within(policy).getByLabelText('Mutual connections')).toBeChecked();
});

test('ST-03 ST-04 ST-05 KC-32 KC-33 KC-34 T14 billing: three plans, no payment methods, no history; a plan can be chosen', async () => {
  const { user } = await renderRoute('/settings?tab=billing');
  const plan = async (name: string) => within(await screen.findByRole('article', { name }));
  const features = async (name: string) =>
    (await plan(name)).getAllByRole('listitem').map((feature) => feature.textContent);
  expect((await plan('Free')).getByText('$0').parentElement).toHaveTextContent('$0/month');
  expect((await plan('Professional')).getByText('$9.99').parentElement).toHaveTextContent('$9.99/month');
  expect((await plan('Business')).getByText('$24.99').parentElement).toHaveTextContent('$24.99/month');
  expect(await features('Free')).toEqual(['5 job applications per month', 'Limited messaging']);
  expect(await features('Professional')).toEqual([
    'Unlimited applications',
    'Priority messaging',
    'See who viewed the profile',
  ]);
  expect(await features('Business')).toEqual([
    'All Professional',
    'Unlimited job posts',
    'Advanced analytics',
    'Featured profile and gigs',
  ]);
  const methods = await part('Payment methods');
  expect(methods.getByText('No payment methods added yet.')).toBeVisible();
  expect((await part('Billing history')).getByText('No billing history available.')).toBeVisible();

  expect((await plan('Free')).getByRole('button', { name: 'Current plan' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await user.click((await plan('Business')).getByRole('button', { name: 'Choose Business' }));
  const summary = within(await screen.findByRole('dialog', { name: 'Plan summary' }));
  expect(summary.getByText('Period').nextElementSibling).toHaveTextContent(/^One month/);
  expect(summary.getByText('Price (USD)').nextElementSibling).toHaveTextContent('$24.99/month');
  expect(summary.getByRole('region', { name: 'Now: Free, $0/month' })).toHaveTextContent(
    '5 job applications per month',
  );
  expect(summary.getByRole('region', { name: 'Then: Business' })).toHaveTextContent('Advanced analytics');
  expect(screen.queryByText("You're on the Business plan")).toBeNull();
  await user.click(summary.getByRole('button', { name: 'Confirm plan' }));
  await expectToast("You're on the Business plan", "Billing is simulated. You won't be charged.");
  expect((await plan('Business')).getByRole('button', { name: 'Current plan' })).toBeVisible();
  expect((await plan('Free')).getByRole('button', { name: 'Choose Free' })).toBeVisible();

  await user.click(methods.getByRole('button', { name: 'Add Payment Method' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Payment Method' }));
  await user.type(dialog.getByLabelText('Name'), 'Studio card{Enter}');
  await expectToast('Payment method added', "It's simulated. You won't be charged.");
  expect(await methods.findByText('Studio card')).toBeVisible();
  expect(methods.queryByText('No payment methods added yet.')).toBeNull();
});

test("the contact card's sentence about the profile is true on the profile", async () => {
  const { router } = await renderRoute('/settings');
  expect(
    await screen.findByText('Your profile shows your email and location, never your phone.'),
  ).toBeVisible();
  const valueOf = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label).value;
  const [email, place, phone] = [valueOf(/^Email/), valueOf(/^Location/), valueOf(/^Phone/)];
  await router.navigate('/profile');
  expect(await screen.findByText(email)).toBeVisible();
  expect(screen.getByText(place)).toBeVisible();
  expect(document.body).not.toHaveTextContent(phone);
});

test.each([
  ['', /^Saving lasts until a reload\. Email and phone fill in your next job application\./],
  ['?tab=notifications', /^Saving lasts until a reload\. The choices show beside your notifications\./],
  ['?tab=privacy', /^Saving lasts until a reload\. Nobody else is in this sample/],
  ['?tab=appearance', /^Already applied in this browser\.$/],
])('ST-02 the tab %s says what its settings change', async (search, text) => {
  await renderRoute(`/settings${search}`);
  expect(await screen.findByText(text)).toBeVisible();
});
