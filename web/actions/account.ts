import { brand } from '../brand.ts';
import { action } from '../generated/actions.ts';
import type { Submission } from '../ui/form/Form.tsx';
import { isLive } from '../session/mode.ts';
import type { Notice } from '../ui/notify.ts';
import { defineAction } from './defineAction.ts';

/** Replaces passwords in simulated mode, because the tab stores the inputs of actions. */
const withheldPassword = '';
/** Replaces a confirmation that differs from the password, so that the action is still refused. */
const mismatchedPassword = 'differing';

export const differentPasswords = 'Type the same password in both fields';

interface Passwords {
  password: string;
  confirmPassword: string;
}

/** The passwords that a form sends: the real ones in live mode only. Shows an error in the form if they differ. */
export function sentPasswords(
  { password, confirmPassword }: Passwords,
  { atField }: Pick<Submission, 'atField'>,
) {
  const match = password === confirmPassword;
  if (!match) atField(['confirmPassword'], differentPasswords);
  return isLive()
    ? { password, confirmPassword }
    : { password: withheldPassword, confirmPassword: match ? withheldPassword : mismatchedPassword };
}

export const sentPassword = (password: string): string => (isLive() ? password : withheldPassword);

const refuseMismatch = ({ password, confirmPassword }: Passwords): Notice | undefined =>
  password === confirmPassword
    ? undefined
    : {
        title: "Passwords don't match",
        description: 'Please make sure your passwords match.',
        tone: 'destructive',
      };

export const logIn = defineAction(action('logIn')).with({
  isOfSession: true,
  notice: { title: 'Login successful', description: `Welcome back to ${brand.name}!` },
});

/** In simulated mode it creates no account: the sample has one viewer, who is logged in. */
export const signUp = defineAction(action('signUp')).with({
  refusal: ({ input }) => refuseMismatch(input),
  isOfSession: true,
  // `isNew` is false if the address already has an account with this password: the server then logs in. Simulated: true.
  notice: ({ isNew }) =>
    isNew === false
      ? { title: 'Login successful', description: 'You already had an account with this address.' }
      : { title: 'Registration successful', description: 'Your account has been created.' },
});

export const deleteAccount = defineAction(action('deleteAccount')).with({
  isOfSession: true,
  notice: () => ({
    title: 'Account deleted',
    description: isLive()
      ? 'What you had here is gone.'
      : "You're logged out in this tab. The sample's member stays.",
  }),
});

/** A simulation: it contacts no provider. */
export const signInWithProvider = defineAction(action('signInWithProvider')).with({
  isOfSession: true,
  notice: (_payload, { input: { provider } }) => {
    const name = provider === 'GITHUB' ? 'GitHub' : 'Facebook';
    return {
      title: `Signed in with ${name}`,
      description: `This sign-in is simulated. Nothing was sent to ${name}.`,
    };
  },
});

export const logOut = defineAction(action('logOut')).with({
  isOfSession: true,
  notice: () => ({
    title: 'Logged out',
    description: isLive() ? "You're logged out." : "You're logged out in this tab.",
  }),
});

/** It has no notice: the form shows one text for all addresses, which does not reveal who has an account. */
export const requestPasswordReset = defineAction(action('requestPasswordReset')).with({
  isOfSession: true,
});

/** Sets a new password. The link in the e-mail of `requestPasswordReset` opens its form. */
export const resetPassword = defineAction(action('resetPassword')).with({
  isOfSession: true,
  refusal: ({ input }) => refuseMismatch(input),
  notice: { title: 'Password changed', description: 'Log in with the new password.' },
});
