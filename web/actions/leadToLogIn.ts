import type { ApolloClient } from '@apollo/client';
import { isGuest, viewerOf, viewerQuery } from '../apollo/isGuest.ts';
import { paths } from '../paths.ts';
import { notifyOnNextPage } from '../ui/nextPage.ts';

/** Loads the page to log in. It leads back here, and forms keep their drafts. */
function loadLogIn(): true {
  notifyOnNextPage({ title: 'Log in first', description: 'Then you are back where you were.' });
  const { pathname, search } = window.location;
  window.location.assign(paths.logIn(pathname + search));
  return true;
}

/** Loads the page to log in if the viewer is a guest, as far as the cache has it. Returns whether it does. */
export const leadToLogIn = (client: ApolloClient): boolean => isGuest(client) && loadLogIn();

/**
 * Loads the page to log in if the session has ended elsewhere, which the cache does not have. Returns whether it does. The
 * cache stays as it is, so that the page does not change before it is left.
 */
export async function leadToLogInAgain(client: ApolloClient): Promise<boolean> {
  if (!viewerOf(client)?.isAuthenticated) return false;
  try {
    const { data } = await client.query({ query: viewerQuery, fetchPolicy: 'no-cache' });
    return data !== undefined && !data.viewer.isAuthenticated && loadLogIn();
  } catch {
    return false;
  }
}
