import { brand } from '../../brand.ts';
import { paths } from '../../paths.ts';

/** What the three forms say of themselves. */
export const faces = {
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
    subtitle: 'Tell us your email address, and we send you a link.',
    description: `Ask for a link to reset the password of your ${brand.name} account.`,
    canonical: paths.resetPassword,
  },
} as const;

export type Face = keyof typeof faces;

/** Every address shows Log in but these two. */
export function faceOf(action: string | undefined): Face {
  if (action === 'register') return 'signUp';
  return action === 'reset-password' ? 'reset' : 'logIn';
}
