import type { ApolloClient } from '@apollo/client';
import { isGuest } from '../apollo/isGuest.ts';
import { paths } from '../paths.ts';
import { notifyOnNextPage } from '../ui/nextPage.ts';

/**
 * Loads the page to log in if the viewer is a guest, and returns whether it does. The page leads back here, and forms keep
 * their drafts.
 */
export function leadToLogIn(client: ApolloClient): boolean {
  if (!isGuest(client)) return false;
  notifyOnNextPage({ title: 'Log in first', description: 'Then you are back where you were.' });
  const { pathname, search } = window.location;
  window.location.assign(paths.logIn(pathname + search));
  return true;
}
