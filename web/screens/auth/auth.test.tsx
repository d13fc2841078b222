import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { expectLocation } from '../../testing/expectLocation.ts';
import { media, mockMediaQueries } from '../../testing/mediaQueries.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { expectToast, toast } from '../../testing/toast.ts';

const field = (name: string) => screen.findByLabelText(name);
const button = (name: string) => screen.getByRole('button', { name });
const tab = (name: string) => screen.getByRole('tab', { name });
const link = (name: string) => screen.getAllByRole('link', { name })[0];

/** Everything that the tab stores outside the form fields. */
const storedData = (client: Awaited<ReturnType<typeof renderRoute>>['client']) =>
  JSON.stringify([
    client.extract(true),
    Object.entries(localStorage),
    Object.entries(sessionStorage),
    document.cookie,
  ]);

async function signUp(confirmation: string, path = '/auth/register') {
  mockMediaQueries(media.wide);
  const view = await renderRoute(path);
  const { user } = view;
  await user.type(await field('Full Name'), 'Ada Brandt');
  await user.type(await field('Email'), 'ada@example.com');
  await user.click(await field('Password'));
  await user.paste('grove and rings');
  await user.type(await field('Confirm Password'), confirmation);
  await user.click(screen.getByRole('checkbox'));
  await user.click(button('Create Account'));
  return view;
}

test('RT-01 RT-28 AU-01 AU-03 AU-04 AU-05 AU-06 AU-07 VA-04 Log in renders outside the main layout', async () => {
  const { user } = await renderRoute('/auth/login');
  const email = await field('Email');
  expect(email).toHaveAttribute('type', 'email');
  expect(email).toBeRequired();
  expect(email).toHaveAttribute('autocomplete', 'username');
  const password = await field('Password');
  expect(password).toHaveAttribute('type', 'password');
  expect(password).toBeRequired();
  expect(password).toHaveAttribute('autocomplete', 'current-password');
  await user.type(password, 'grove');
  await user.click(button('Show password'));
  expect(password).toHaveAttribute('type', 'text');
  expect(password).toHaveValue('grove');
  await user.click(button('Hide password'));
  expect(password).toHaveAttribute('type', 'password');

  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Log in', 'Sign up']);
  expect(link('Forgot password?')).toHaveAttribute('href', '/auth/reset-password');
  expect(button('Log in')).toHaveAttribute('type', 'submit');
  expect(screen.getByText('Or continue with')).toBeVisible();
  expect(button('GitHub')).toBeVisible();
  expect(button('Facebook')).toBeVisible();
  expect(link('Workgrove home')).toHaveAttribute('href', '/');
  for (const role of ['banner', 'contentinfo', 'complementary', 'navigation'])
    expect(screen.queryByRole(role)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Toggle side bar' })).toBeNull();
  expect(document.title).toBe('Log in · Workgrove');
  expect(toast('Welcome to Workgrove')).toBeNull();
});

test.each([
  ['RT-02', 'register', 'Sign up'],
  ['RT-03', 'login', 'Log in'],
  ['RT-03', 'registered', 'Log in'],
  ['RT-03', 'constructor', 'Log in'],
])('%s SS-29 AU-12 /auth/%s opens the %s tab above the consent text', async (_id, action, name) => {
  await renderRoute(`/auth/${action}`);
  await waitFor(() => expect(tab(name)).toHaveAttribute('aria-selected', 'true'));
  expect(await screen.findByLabelText(name === 'Sign up' ? 'Full Name' : 'Password')).toBeVisible();
  expect(screen.queryByLabelText('Full Name') === null).toBe(name === 'Log in');
  const consent = within(screen.getByText(/^By continuing, you agree/)).getAllByRole('link');
  expect(consent.map((anchor) => anchor.getAttribute('href'))).toEqual(['/terms', '/privacy']);
});

test('AU-02 SS-29 switching tabs changes the path, and keeps the next parameter and the focus on the tab', async () => {
  const { router, user } = await renderRoute('/auth/login?next=%2Fjobs');
  await field('Email');
  await user.click(tab('Sign up'));
  await expectLocation(router, '/auth/register?next=%2Fjobs');
  expect(await field('Full Name')).toBeVisible();
  await waitFor(() => expect(tab('Sign up')).toHaveFocus());
  await user.keyboard('{ArrowLeft}');
  await expectLocation(router, '/auth/login?next=%2Fjobs');
  // Both forms have a password field, so wait for the old form to unmount.
  await waitFor(() => expect(screen.queryByLabelText('Full Name')).toBeNull());
  expect(await field('Password')).toBeVisible();
  await waitFor(() => expect(tab('Log in')).toHaveFocus());
});

test('VA-04 invalid fields show their errors and the form is not submitted', async () => {
  const { router, user } = await renderRoute('/auth/login');
  await user.type(await field('Email'), 'ada');
  await user.click(button('Log in'));
  expect(await screen.findByText('Enter an email address such as name@example.com')).toBeVisible();
  expect(screen.getByText('Enter your password')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
  expect(toast('Login successful')).toBeNull();
  await expectLocation(router, '/auth/login');
});

test('SN-01 CA-01 logging in shows a notice and opens /; the password is stored nowhere', async () => {
  mockMediaQueries(media.wide);
  const { client, router, user } = await renderRoute('/auth/login');
  await user.type(await field('Email'), 'ada@example.com');
  await user.type(await field('Password'), 'grove and rings');
  expect(storedData(client)).not.toContain('grove and rings');
  await user.click(button('Log in'));
  await expectToast('Login successful', 'Welcome back to Workgrove!');
  await expectLocation(router, '/');
  expect(await screen.findByRole('button', { name: 'Account menu' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(storedData(client)).not.toContain('grove and rings');
});

test.each([
  ['%2Fterms%3Fa%3D1', '/terms?a=1'],
  ['%2F%2Fevil.com', '/'],
  ['https%3A%2F%2Fevil.com', '/'],
])('after login, next=%s opens %s', async (next, address) => {
  const { router, user } = await renderRoute(`/auth/login?next=${next}`);
  await user.type(await field('Email'), 'ada@example.com');
  await user.type(await field('Password'), 'grove{Enter}');
  await expectLocation(router, address);
});

test('AU-07 AU-08 another provider signs in with a notice that it is simulated', async () => {
  const { router, user } = await renderRoute('/auth/login?next=%2Fterms');
  await field('Email');
  await user.click(button('GitHub'));
  await expectToast('Signed in with GitHub', 'This sign-in is simulated. Nothing was sent to GitHub.');
  await expectLocation(router, '/terms');
});

test('AU-09 AU-10 AU-11 VA-05 Sign up requires all its fields and the terms', async () => {
  const { router, user } = await renderRoute('/auth/register');
  const types = { 'Full Name': 'text', Email: 'email', Password: 'password', 'Confirm Password': 'password' };
  for (const [name, type] of Object.entries(types)) {
    expect(await field(name)).toBeRequired();
    expect(screen.getByLabelText(name)).toHaveAttribute('type', type);
    if (type !== 'password') continue;
    expect(screen.getByLabelText(name)).toHaveAttribute('autocomplete', 'new-password');
    await user.click(button(`Show ${name.toLowerCase()}`));
    expect(screen.getByLabelText(name)).toHaveAttribute('type', 'text');
  }
  const terms = screen.getByLabelText('I agree to the Terms of Service and Privacy Policy');
  expect(terms).toBeRequired();
  expect(terms).not.toBeChecked();
  const inside = within(terms.closest('label')!).getAllByRole('link');
  expect(inside.map((anchor) => anchor.getAttribute('href'))).toEqual(['/terms', '/privacy']);
  await user.click(button('Create Account'));
  for (const message of [
    'Enter your full name',
    'Enter your email address',
    'Choose a password',
    'Confirm your password',
    'Accept the terms to create an account',
  ])
    expect(await screen.findByText(message)).toBeVisible();
  await expectLocation(router, '/auth/register');
  expect(document.title).toBe('Sign up · Workgrove');
});

test('VA-06 VA-07 ER-02 different passwords are refused with a notice and the fields keep their values', async () => {
  const { client, router } = await signUp('something else');
  await expectToast("Passwords don't match", 'Please make sure your passwords match.', 'destructive');
  await expectLocation(router, '/auth/register');
  expect(toast('Registration successful')).toBeNull();
  const confirmation = await field('Confirm Password');
  expect(confirmation).toHaveValue('something else');
  await waitFor(() => expect(confirmation).toHaveFocus());
  expect(await field('Password')).toHaveValue('grove and rings');
  expect(storedData(client)).toContain('Ada Brandt');
  for (const secret of ['grove and rings', 'something else'])
    expect(storedData(client)).not.toContain(secret);
});

test('SN-02 CA-01 signing up shows a notice, opens / and shows the welcome dialog once', async () => {
  const { client, router, user } = await signUp('grove and rings');
  await expectLocation(router, '/');
  await expectToast('Registration successful', 'Your account has been created.');
  const dialog = await screen.findByRole('dialog', { name: 'Welcome to Workgrove' });
  expect(storedData(client)).not.toContain('grove and rings');
  await user.click(within(dialog).getByRole('button', { name: 'Get Started' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(router.state.location.state).toBeNull());
});

test('RT-25 CA-03 SH-22 T16 /auth/logout logs out in this tab and shows Log in; after login the account menu is back', async () => {
  mockMediaQueries(media.wide);
  vi.spyOn(console, 'info').mockImplementation(() => {});
  const { router, user } = await renderRoute('/nope');
  await user.click(await screen.findByRole('button', { name: 'Account menu' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
  await expectLocation(router, '/auth/logout');
  await expectToast('Logged out', "You're logged out in this tab.");
  expect(tab('Log in')).toHaveAttribute('aria-selected', 'true');
  await waitFor(() => router.navigate('/terms'));
  await user.click((await screen.findAllByRole('link', { name: 'Log in' }))[0]!);
  await expectLocation(router, '/auth/login?next=%2Fterms');
  expect(screen.queryByRole('button', { name: 'Account menu' })).toBeNull();
  await user.type(await field('Email'), 'ada@example.com');
  await user.type(await field('Password'), 'grove{Enter}');
  await expectLocation(router, '/terms');
  expect(await screen.findByRole('button', { name: 'Account menu' })).toBeVisible();
});

test('RO-01 RO-03 RO-04 after logout every page opens without a login or a role check', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  const { router } = await renderRoute('/auth/logout');
  await expectToast('Logged out', "You're logged out in this tab.");
  for (const [address, name, offer] of [
    ['/jobs', 'Jobs', 'Post a Job'],
    ['/gigs', 'Gigs', 'Create a Gig'],
    ['/creator-dashboard', 'Creator Dashboard', 'Upload New Product'],
  ] as const) {
    await router.navigate(address);
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
    expect(await screen.findByText(offer)).toBeVisible();
    await expectLocation(router, address);
  }
});

test('RT-26 T16 /auth/reset-password gives the same answer for every email address and links to Log in', async () => {
  const { router, user } = await renderRoute('/auth/reset-password');
  const answer = 'If an account uses this address, a reset link is on its way.';
  for (const address of ['ada@example.com', 'nobody@example.org']) {
    await user.type(await field('Email'), address);
    await user.click(button('Send reset link'));
    expect(await screen.findByText(answer)).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveValue(''));
  }
  expect(tab('Log in')).toHaveAttribute('aria-selected', 'true');
  expect(document.title).toBe('Reset password · Workgrove');
  await user.click(link('Back to Log in')!);
  await expectLocation(router, '/auth/login');
});

test('a native submit of the login form sends no request', async () => {
  await renderRoute('/auth/login');
  const form = (await screen.findByLabelText('Password')).closest('form')!;
  expect(form).toHaveAttribute('method', 'dialog');
  expect(form).not.toHaveAttribute('action');
  expect(fireEvent.submit(form), 'the handler prevents the native submit').toBe(false);
});
