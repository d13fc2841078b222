import type { ApolloCache } from '@apollo/client';
import { brand } from '../brand.ts';
import { graphql } from '../generated/gql.ts';
import { defineAction } from './defineAction.ts';
import { readViewer } from './viewer.ts';

/**
 * Stands for every password that an action is given: the form has looked at the real one, and nothing else may have it.
 * What an action is given stays in the tab's memory for as long as the tab is open.
 */
export const withheldPassword = '';
/** Stands for a password that was to be the same as another and is not. */
export const mismatchedPassword = 'differing';

/** The one user of the sample, who looks or does not. */
const viewerWho = (cache: ApolloCache, isAuthenticated: boolean) => ({
  viewer: { __typename: 'Viewer' as const, id: readViewer(cache).id, isAuthenticated },
});

/** Brings the viewer back. */
export const logIn = defineAction(
  graphql(/* GraphQL */ `
    mutation LogIn($input: LogInInput!) {
      logIn(input: $input) {
        viewer {
          id
          isAuthenticated
        }
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({
  simulate: (_variables, cache) => viewerWho(cache, true),
  notice: { title: 'Login successful', description: `Welcome back to ${brand.name}!` },
});

/** Makes no account: the one user of the sample looks. */
export const signUp = defineAction(
  graphql(/* GraphQL */ `
    mutation SignUp($input: SignUpInput!) {
      signUp(input: $input) {
        viewer {
          id
          isAuthenticated
        }
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({
  simulate: (_variables, cache) => viewerWho(cache, true),
  refusal: ({ input: { password, confirmPassword } }) =>
    password === confirmPassword
      ? undefined
      : {
          title: "Passwords don't match",
          description: 'Please make sure your passwords match.',
          tone: 'destructive',
        },
  notice: { title: 'Registration successful', description: 'Your account has been created.' },
});

/** Asks no provider, and says so. */
export const signInWithProvider = defineAction(
  graphql(/* GraphQL */ `
    mutation SignInWithProvider($input: SignInWithProviderInput!) {
      signInWithProvider(input: $input) {
        viewer {
          id
          isAuthenticated
        }
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({
  simulate: (_variables, cache) => viewerWho(cache, true),
  notice: (_payload, { input: { provider } }) => {
    const name = provider === 'GITHUB' ? 'GitHub' : 'Facebook';
    return {
      title: `Signed in with ${name}`,
      description: `This sign-in is simulated. Nothing was sent to ${name}.`,
    };
  },
});

/** Ends the visit in this tab. */
export const logOut = defineAction(
  graphql(/* GraphQL */ `
    mutation LogOut {
      logOut {
        viewer {
          id
          isAuthenticated
        }
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({
  simulate: (_variables, cache) => viewerWho(cache, false),
  notice: { title: 'Logged out', description: "You're logged out in this tab." },
});

/** Says the same whatever the address, so that nobody learns who has an account. */
export const requestPasswordReset = defineAction(
  graphql(/* GraphQL */ `
    mutation RequestPasswordReset($input: RequestPasswordResetInput!) {
      requestPasswordReset(input: $input) {
        sent
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({
  simulate: () => ({ sent: true }),
});
