import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { guestId } from '../../../server/data/guest.ts';
import '../../actions/perform.ts';
import '../../apollo/liveUpdates.ts';
import { recordedActionsOf } from '../../apollo/recordedActions.ts';
import { fakeEvents } from '../../testing/fakeEvents.ts';
import { expectLocation } from '../../testing/expectLocation.ts';
import { createLiveServer } from '../../testing/liveServer.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

const replace = vi.fn<(url: string | URL) => void>();
const assign = vi.fn<(url: string | URL) => void>();
beforeEach(() => {
  replace.mockReset();
  assign.mockReset();
  vi.spyOn(window.location, 'replace').mockImplementation(replace);
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
  return () => {
    sessionStorage.clear();
    // Other files run in the same window.
    window.history.replaceState(null, '', '/');
    vi.restoreAllMocks();
  };
});

const viewer = { __typename: 'Viewer', id: 'account-person-ada', isAuthenticated: true };
const payload = (typename: string, rest: object) => ({ __typename: typename, userErrors: [], ...rest });

async function logIn(answer: object) {
  const server = createLiveServer(guestId);
  server.sessions['LogIn'] = { logIn: payload('LogInPayload', answer) };
  const { client, user } = await renderRoute('/auth/login?next=%2Fdashboard', { transport: server.link });
  await user.type(await screen.findByLabelText('Email'), 'ada@example.com');
  await user.type(screen.getByLabelText('Password'), 'grove and rings');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  return { client, server };
}

async function fillSignUp(user: UserEvent, entered: { password?: string; confirmation?: string } = {}) {
  const { password = 'grove and rings', confirmation = 'grove and rings' } = entered;
  await user.type(await screen.findByLabelText('Full Name'), 'Ada Brandt');
  await user.type(screen.getByLabelText('Email'), 'ada@example.com');
  await user.type(screen.getByLabelText('Password'), password);
  await user.type(screen.getByLabelText('Confirm Password'), confirmation);
  await user.click(screen.getByRole('checkbox'));
}

test('in live mode a log-in sends the password once, keeps it nowhere and loads the next page', async () => {
  const { client, server } = await logIn({ viewer });
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/dashboard'));
  const input = { email: 'ada@example.com', password: 'grove and rings' };
  expect(server.mutations().map(({ variables }) => variables)).toEqual([{ input }]);
  expect(recordedActionsOf(client)).toEqual([]);
  const kept = JSON.stringify([client.extract(true), Object.entries(sessionStorage)]);
  expect(kept).not.toContain('grove and rings');
  // The next page shows the notice.
  expect(sessionStorage.getItem('notice')).toContain('Login successful');
});

test.each([
  ['the same account', 'account-person-maren-holt', '+47 555 01 020'],
  ['another account', 'account-person-ada', undefined],
])('after a session that ended elsewhere, %s finds the drafts of its own alone', async (_who, id, phone) => {
  fakeEvents();
  const server = createLiveServer();
  const { user, unmount } = await renderRoute('/settings', { transport: server.link });
  // The tab records its account after the first paint.
  await waitFor(() => expect(sessionStorage.getItem('owner')).toBe('account-person-maren-holt'));
  await user.clear(await screen.findByLabelText(/^Phone/));
  await user.type(screen.getByLabelText(/^Phone/), '+47 555 01 020');
  server.endSession();
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(assign).toHaveBeenCalledOnce());
  unmount();
  await logIn({ viewer: { ...viewer, id } });
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/dashboard'));
  const draft = JSON.parse(sessionStorage.getItem('draft:settings-profile') ?? '{}') as { phone?: string };
  expect(draft.phone).toBe(phone);
});

test('in live mode a wrong password is an error beside the field, which keeps its text', async () => {
  const message = 'No account has this e-mail address and password.';
  const error = { __typename: 'UserError', field: ['password'], message };
  await logIn({ viewer: null, userErrors: [error] });
  expect(await screen.findByText(/^No account has this e-mail address/)).toBeVisible();
  expect(screen.getByLabelText('Password')).toHaveValue('grove and rings');
  expect(replace).not.toHaveBeenCalled();
});

test('in live mode a refusal that concerns no field is in the form', async () => {
  const message = 'Too many attempts. Try again in 60 seconds.';
  await logIn({ viewer: null, userErrors: [{ __typename: 'UserError', field: null, message }] });
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByLabelText('Password')).toHaveValue('grove and rings');
  expect(screen.queryByText('Something went wrong')).toBeNull();
});

test('in live mode an action of a guest loads the page to log in, which leads back', async () => {
  const server = createLiveServer(guestId);
  window.history.replaceState(null, '', '/jobs/job-brand-designer');
  const { user } = await renderRoute('/jobs/job-brand-designer', { transport: server.link });
  const save = await screen.findByRole('button', { name: 'Save Brand Designer' });
  await user.click(save);
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/auth/login?next=%2Fjobs%2Fjob-brand-designer'));
  // Reading the job alone does not ask for a log-in.
  expect(assign).toHaveBeenCalledOnce();
  expect(server.mutations()).toEqual([]);
});

test('in live mode the page after a sign-up opens the dialog again in which the guest was, and does not welcome', async () => {
  const server = createLiveServer(guestId);
  server.sessions['SignUp'] = { signUp: payload('SignUpPayload', { viewer, isNew: true }) };
  const next = '/jobs/job-brand-designer?from=mail#about';
  const parameters = new URLSearchParams({ next, open: 'primary-apply:job-brand-designer' });
  const { user } = await renderRoute(`/auth/register?${parameters}`, { transport: server.link });
  await fillSignUp(user);
  await user.click(screen.getByRole('button', { name: 'Create Account' }));
  await waitFor(() => expect(replace).toHaveBeenCalledWith(next));
  expect(sessionStorage.getItem('newcomer')).toBeNull();
  expect(JSON.parse(sessionStorage.getItem('open')!)).toMatchObject({
    name: 'primary-apply:job-brand-designer',
    path: '/jobs/job-brand-designer',
  });
});

test('the links to reset the password keep where the log-in leads', async () => {
  const target = '?next=%2Fjobs%3Fq%3Da&open=post-job';
  const { router, user } = await renderRoute(`/auth/login${target}`);
  await user.click(await screen.findByRole('link', { name: 'Forgot password?' }));
  await expectLocation(router, `/auth/reset-password${target}`);
  await user.click(await screen.findByRole('link', { name: 'Back to Log in' }));
  await expectLocation(router, `/auth/login${target}`);
});

test('in live mode a log-out deletes what the tab has stored, but for the notice', async () => {
  const server = createLiveServer();
  server.sessions['LogOut'] = {
    logOut: payload('LogOutPayload', { viewer: { ...viewer, isAuthenticated: false } }),
  };
  sessionStorage.setItem('draft', 'private');
  await renderRoute('/auth/logout', { transport: server.link });
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/auth/login'));
  expect(Object.keys(sessionStorage)).toEqual(['notice']);
});

test('in live mode the page to log in offers no other provider, because the server has none', async () => {
  const server = createLiveServer(guestId);
  await renderRoute('/auth/login', { transport: server.link });
  expect(await screen.findByLabelText('Email')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'GitHub' })).toBeNull();
  expect(screen.queryByText('Or continue with')).toBeNull();
});

test('in live mode a reset link that was used is refused in the form, which links to a new one', async () => {
  const server = createLiveServer(guestId);
  const message = 'This link has ended or was used. Ask for a new one.';
  const error = { __typename: 'UserError', field: ['token'], message };
  server.sessions['ResetPassword'] = {
    resetPassword: payload('ResetPasswordPayload', { done: false, userErrors: [error] }),
  };
  const { user } = await renderRoute('/auth/reset-password?token=used', { transport: server.link });
  const field = await screen.findByLabelText('Password');
  await user.type(field, 'grove and rings');
  await user.type(screen.getByLabelText('Confirm Password'), 'grove and rings');
  await user.click(screen.getByRole('button', { name: 'Set new password' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(field).toHaveValue('grove and rings');
  await user.click(screen.getByRole('link', { name: 'Ask for a new link' }));
  expect(await screen.findByRole('button', { name: 'Send reset link' })).toBeVisible();
});

test.each([
  [true, 'Registration successful', 'true'],
  [false, 'Login successful', null],
])(
  'in live mode a sign-up whose account is new: %s has its notice and welcome',
  async (isNew, notice, newcomer) => {
    const server = createLiveServer(guestId);
    server.sessions['SignUp'] = { signUp: payload('SignUpPayload', { viewer, isNew }) };
    const { user } = await renderRoute('/auth/register?next=%2Fdashboard', { transport: server.link });
    await fillSignUp(user);
    await user.click(screen.getByRole('button', { name: 'Create Account' }));
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/dashboard'));
    expect(sessionStorage.getItem('notice')).toContain(notice);
    expect(sessionStorage.getItem('newcomer')).toBe(newcomer);
  },
);

test.each([
  ['/auth/register', 'Create Account', ['Enter your full name', 'Enter your email address']],
  ['/auth/reset-password?token=new', 'Set new password', []],
])(
  'in live mode %s shows the rule of the password first, and all errors together',
  async (path, submit, others) => {
    const server = createLiveServer(guestId);
    const { user } = await renderRoute(path, { transport: server.link });
    const field = await screen.findByLabelText('Password');
    expect(field).toHaveAccessibleDescription('At least 8 characters');
    await user.type(field, 'grove  ');
    await user.type(screen.getByLabelText('Confirm Password'), 'groves');
    await user.click(screen.getByRole('button', { name: submit }));
    await waitFor(() => expect(field).toHaveAccessibleDescription('Use at least 8 characters'));
    expect(screen.getByLabelText('Confirm Password')).toHaveAccessibleDescription(
      'Type the same password in both fields',
    );
    for (const message of others) expect(screen.getByText(message)).toBeVisible();
    expect(server.mutations()).toEqual([]);
  },
);
