import type { ApolloClient } from '@apollo/client';
import { isGuest, viewerOf, viewerQuery } from '../apollo/isGuest.ts';
import { paths } from '../paths.ts';
import { isLive } from '../session/mode.ts';
import { notifyOnNextPage } from '../session/nextPage.ts';
import { notify } from '../ui/notify.ts';
import { latestOpen } from '../session/useKeptOpen.ts';

/** Loads the page to log in. It leads back here; forms keep their drafts, and the dialog opens again. */
function loadLogIn(): true {
  notifyOnNextPage({ title: 'Log in first', description: 'Then you are back where you were.' });
  const { pathname, search, hash } = window.location;
  const address = paths.logIn({ next: pathname + search + hash, open: latestOpen() });
  // In a later task, when the field has its text back: the browser asks about a text that is still being sent.
  setTimeout(() => window.location.assign(address));
  return true;
}

/** Asks to log in. In simulated mode a page that loads would end the tab's session, so a notice does. */
function askToLogIn(): true {
  if (isLive()) return loadLogIn();
  notify({ title: 'Log in first', description: "You're logged out in this tab." });
  return true;
}

/** Asks the viewer to log in if it is a guest, as far as the cache has it. Returns whether it does. */
export const leadToLogIn = (client: ApolloClient): boolean => isGuest(client) && askToLogIn();

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
