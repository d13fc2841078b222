import { brand } from '../../brand.ts';
import { paths } from '../../paths.ts';

/** Texts and canonical paths (null for none) of the forms of `AuthScreen`. `tab` is the selected tab. */
export const authModes = {
  logIn: {
    tab: 'login',
    title: 'Log in',
    heading: `Log in to ${brand.name}`,
    subtitle: 'Pick up where you left off.',
    description: `Log in to ${brand.name} to find work, hire, and keep up with your network.`,
    canonical: paths.logIn(),
  },
  signUp: {
    tab: 'signup',
    title: 'Sign up',
    heading: `Join ${brand.name}`,
    subtitle: 'Jobs, projects and gigs in one place.',
    description: `Sign up for ${brand.name}, the professional network with a marketplace.`,
    canonical: paths.signUp(),
  },
  reset: {
    tab: 'login',
    title: 'Reset password',
    heading: 'Reset your password',
    subtitle: "Enter your email and we'll send you a reset link.",
    description: `Get a link to reset your ${brand.name} password.`,
    canonical: paths.resetPassword(),
  },
  newPassword: {
    tab: 'login',
    title: 'New password',
    heading: 'Choose a new password',
    subtitle: 'It ends all sessions. Then you log in with it.',
    description: `Choose a new ${brand.name} password.`,
    canonical: null, // The address contains the secret token of a reset link.
  },
} as const;

export type AuthMode = keyof typeof authModes;

/** The form for the route's `action` and the token of a reset link. All other actions show Log in. */
export function authModeOf(action: string | undefined, token: string | null): AuthMode {
  if (action === 'register') return 'signUp';
  if (action !== 'reset-password') return 'logIn';
  return token ? 'newPassword' : 'reset';
}
