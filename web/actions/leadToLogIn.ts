import type { ApolloClient } from '@apollo/client';
import { graphql } from '../generated/gql.ts';
import { paths } from '../paths.ts';
import { notifyOnNextPage } from '../ui/nextPage.ts';

const query = graphql(/* GraphQL */ `
  query Authentication {
    viewer {
      id
      isAuthenticated
    }
  }
`);

/**
 * Loads the page to log in if the viewer is a guest, and returns whether it does. The page leads back here, and forms keep
 * their drafts.
 */
export function leadToLogIn({ cache }: ApolloClient): boolean {
  if (cache.readQuery({ query })?.viewer.isAuthenticated !== false) return false;
  notifyOnNextPage({ title: 'Log in first', description: 'Then you are back where you were.' });
  const { pathname, search } = window.location;
  window.location.assign(paths.logIn(pathname + search));
  return true;
}
