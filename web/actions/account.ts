import { brand } from '../brand.ts';
import { action } from '../generated/actions.ts';
import type { Refusals } from '../ui/form/Form.tsx';
import { inMode } from '../session/mode.ts';
import type { Notice } from '../ui/notify.ts';
import { defineAction } from './defineAction.ts';

/** Replaces every password in an action's input, because the tab's memory keeps the inputs. */
const withheldPassword = '';
/** Replaces a password confirmation that differs from the password. */
const mismatchedPassword = 'differing';

export const differentPasswords = 'Type the same password in both fields';

interface Passwords {
  password: string;
  confirmPassword: string;
}

/**
 * The passwords that an action sends: the real ones only where accounts are live. `refusals` gets the error of two
 * different passwords.
 */
export function sentPasswords(
  { password, confirmPassword }: Passwords,
  { atField }: Pick<Refusals, 'atField'>,
) {
  const match = password === confirmPassword;
  if (!match) atField('confirmPassword', differentPasswords);
  return inMode<Passwords>(
    { password: withheldPassword, confirmPassword: match ? withheldPassword : mismatchedPassword },
    { password, confirmPassword },
  );
}

export const sentPassword = (password: string): string => inMode(withheldPassword, password);

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

/** Creates no account: the sample has one viewer, who is logged in. */
export const signUp = defineAction(action('signUp')).with({
  refusal: ({ input }) => refuseMismatch(input),
  isOfSession: true,
  notice: ({ isNew }) =>
    isNew === false
      ? { title: 'Login successful', description: 'You already had an account with this address.' }
      : { title: 'Registration successful', description: 'Your account has been created.' },
});

export const deleteAccount = defineAction(action('deleteAccount')).with({
  isOfSession: true,
  notice: () => ({
    title: 'Account deleted',
    description: inMode(
      "You're logged out in this tab. The sample's member stays.",
      'What you had here is gone.',
    ),
  }),
});

/** Contacts no provider; the notice explains that. */
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

/** Logs the viewer out in this tab. */
export const logOut = defineAction(action('logOut')).with({
  isOfSession: true,
  notice: () => ({
    title: 'Logged out',
    description: inMode("You're logged out in this tab.", "You're logged out."),
  }),
});

/** The notice is the same for every address, so that it does not reveal who has an account. */
export const requestPasswordReset = defineAction(action('requestPasswordReset')).with({
  isOfSession: true,
});

/** Sets the password of an account whose e-mail has led here. */
export const resetPassword = defineAction(action('resetPassword')).with({
  isOfSession: true,
  refusal: ({ input }) => refuseMismatch(input),
  notice: { title: 'Password changed', description: 'Log in with the new password.' },
});
