import type { ApolloClient } from '@apollo/client';
import { isGuest, viewerOf, viewerQuery } from '../apollo/isGuest.ts';
import { paths } from '../paths.ts';
import { notifyOnNextPage } from '../ui/nextPage.ts';
import { latestOpen } from '../ui/useKeptOpen.ts';

/** Loads the page to log in. It leads back here; forms keep their drafts, and the dialog opens again. */
function loadLogIn(): true {
  notifyOnNextPage({ title: 'Log in first', description: 'Then you are back where you were.' });
  const { pathname, search, hash } = window.location;
  const address = paths.logIn({ next: pathname + search + hash, open: latestOpen() });
  // In a later task, when the field has its text back: the browser asks about a text that is still being sent.
  setTimeout(() => window.location.assign(address));
  return true;
}

/** Loads the page to log in if the viewer is a guest, as far as the cache has it. Returns whether it does. */
export const leadToLogIn = (client: ApolloClient): boolean => isGuest(client) && loadLogIn();

/**
 * Loads the page to log in if the session has ended elsewhere. Returns whether it does. The refetch after the refusal may have
 * written this to the cache; otherwise the server is asked.
 */
export async function leadToLogInAgain(client: ApolloClient): Promise<boolean> {
  if (leadToLogIn(client)) return true;
  if (!viewerOf(client)) return false;
  try {
    const { data } = await client.query({ query: viewerQuery, fetchPolicy: 'no-cache' });
    return data !== undefined && !data.viewer.isAuthenticated && loadLogIn();
  } catch {
    return false;
  }
}
