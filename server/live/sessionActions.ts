import { viewer } from '../account/fixtures.ts';
import { withoutAccount } from './deletedAccount.ts';
import type { Accounts } from './accounts/accounts.ts';
import { refuse, type ActionName, type Now } from '../data/action.ts';
import type { Change } from '../data/changes.ts';
import type { SessionActionsOf, SessionRequest } from './sessionAction.ts';
import { BusyError } from './problems.ts';
import type { Store } from '../data/store.ts';

const viewerOf = (store: Store) => ({ viewer: store.viewer });

const wrongPassword = refuse(
  'INVALID',
  'password',
  'No account has this e-mail address and password. Check both, or reset the password.',
);

const mismatch = refuse('MISMATCH', 'confirmPassword', 'Type the same password in both fields');

/** Somebody who had the password can have created them. */
const withoutTokens = ({ store }: Now) =>
  Array.from(store.data.accessTokens.keys(), (id): Change => ({ drop: 'accessTokens', id }));

type Attempt = Parameters<Accounts['attempts']['count']>;

/** Counts attempts, up to the first over its limit: the later ones are not used up. Returns the seconds to wait, or 0. */
async function waitFor({ attempts }: Accounts, ...counted: readonly Attempt[]): Promise<number> {
  for (const one of counted) {
    // oxlint-disable-next-line no-await-in-loop -- the first refusal ends it
    const seconds = await attempts.count(...one);
    if (seconds > 0) return seconds;
  }
  return 0;
}

async function logIn(
  input: { email: string; password: string },
  { accounts, visitor, ...request }: SessionRequest,
) {
  const email = input.email.toLowerCase();
  const device = await accounts.deviceOf(visitor.cookie, email);
  // A browser that has logged in before has attempts of its own, which strangers cannot use up.
  const counted: readonly Attempt[] = device
    ? [['logInOn', device]]
    : [
        ['logInFrom', visitor.address],
        ['logIn', email],
      ];
  const seconds = await waitFor(accounts, ...counted);
  if (seconds > 0) return request.refuseFor(seconds);
  const { clear, uncount } = accounts.attempts;
  const entered = await accounts.logIn({ ...input, email }, visitor).catch(async (error: unknown) => {
    // The server was too busy to try the password.
    if (error instanceof BusyError) await Promise.all(counted.map((one) => uncount(...one)));
    throw error;
  });
  if (!entered) return wrongPassword;
  if (device) await clear('logInOn', device);
  // Of the network address, which an office shares, this attempt alone: what has failed at other accounts stays counted.
  else await Promise.all([clear('logIn', email), uncount('logInFrom', visitor.address)]);
  await request.enter(entered);
  return viewerOf;
}

export const sessionActions = {
  logIn: { right: 'everybody', run: logIn },
  signUp: {
    right: 'everybody',
    run: async ({ fullName, email: entered, password, confirmPassword, acceptsTerms }, request) => {
      const { accounts, visitor } = request;
      if (password !== confirmPassword) return mismatch;
      if (!acceptsTerms) return refuse('REQUIRED', 'acceptsTerms', 'Accept the terms to create an account');
      const seconds = await waitFor(accounts, ['signUpFrom', visitor.address]);
      if (seconds > 0) return request.refuseFor(seconds);
      const email = entered.toLowerCase();
      const account = await accounts.signUp({ name: fullName, email, password });
      if (account === 'invalid')
        return refuse('INVALID', 'email', 'Enter an email address such as name@example.com');
      if (account !== 'taken') {
        await request.enter(account);
        return (store) => ({ ...viewerOf(store), isNew: true });
      }
      // A repeated request, whose response was lost, has the right password.
      const again = await logIn({ email, password }, request);
      if (typeof again === 'function') return (store) => ({ ...again(store), isNew: false });
      return again === wrongPassword
        ? refuse(
            'ALREADY_DONE',
            'email',
            'An account uses this e-mail address. Log in, or reset its password.',
          )
        : again;
    },
  },
  logOut: {
    right: 'everybody',
    run: async (_input, { leave }) => {
      await leave();
      return (store) => ({ viewer: { ...store.viewer, isAuthenticated: false } }); // still the account's store
    },
  },
  deleteAccount: {
    right: 'member',
    run: async ({ password }, { account, accounts, ...request }) => {
      const seconds = await waitFor(accounts, ['deletion', account]);
      if (seconds > 0) return request.refuseFor(seconds);
      if (account === viewer.id)
        return refuse(
          'NOT_ALLOWED',
          null,
          'The demo account cannot be deleted: create an account of your own.',
        );
      if (!(await accounts.hasPassword(account, password)))
        return refuse('INVALID', 'password', 'This is not the password of your account.');
      await request.store(account, withoutAccount);
      await accounts.remove(account);
      await request.leave();
      return (store) => ({ viewer: { ...store.viewer, isAuthenticated: false } });
    },
  },
  signInWithProvider: {
    right: 'everybody',
    run: async ({ provider }) =>
      refuse(
        'NOT_ALLOWED',
        null,
        `This server has no sign-in with ${provider === 'GITHUB' ? 'GitHub' : 'Facebook'}. Log in with your e-mail address.`,
      ),
  },
  requestPasswordReset: {
    right: 'everybody',
    run: async ({ email }, { accounts, visitor, refuseFor }) => {
      const address = email.toLowerCase();
      const seconds = await waitFor(accounts, ['resetFrom', visitor.address], ['reset', address]);
      if (seconds > 0) return refuseFor(seconds);
      await accounts.requestReset(address);
      return () => ({ sent: true });
    },
  },
  resetPassword: {
    right: 'everybody',
    run: async ({ token, password, confirmPassword }, { accounts, rememberDevice, store }) => {
      if (password !== confirmPassword) return mismatch;
      const reset = await accounts.resetPassword(token, password);
      if (!reset) return refuse('NOT_FOUND', 'token', 'This link has ended or was used. Ask for a new one.');
      // The new password can be entered at once, whatever others have tried.
      await accounts.attempts.clear('logIn', reset.email);
      await store(reset.id, withoutTokens);
      await rememberDevice(reset.email);
      return () => ({ done: true });
    },
  },
} satisfies Partial<SessionActionsOf<ActionName>>;
