import type { ApolloClient } from '@apollo/client';
import { isGuest, viewerOf, viewerQuery } from '../apollo/isGuest.ts';
import { paths } from '../paths.ts';
import { isLive } from '../session/mode.ts';
import { notifyOnNextPage } from '../session/nextPage.ts';
import { notify } from '../ui/notify.ts';
import { latestOpen } from '../session/useOpenAcrossLogIn.ts';

/** Loads the log-in page; returns true for the callers below. The log-in leads back here and restores drafts and dialog. */
function loadLogIn(): true {
  notifyOnNextPage({ title: 'Log in first', description: 'Then you are back where you were.' });
  const { pathname, search, hash } = window.location;
  const address = paths.logIn({ next: pathname + search + hash, open: latestOpen() });
  // In a later task, when `ui/drafts.ts` has returned an unsent text to its field: until then the browser asks to stay.
  setTimeout(() => window.location.assign(address));
  return true;
}

/** Loads the log-in page in live mode. In simulated mode it shows a notice: a page load would reset the tab's data. */
function askToLogIn(): true {
  if (isLive()) return loadLogIn();
  notify({ title: 'Log in first', description: "You're logged out in this tab." });
  return true;
}

/** Asks a guest to log in. Returns whether the cached viewer is a guest. */
export const leadToLogIn = (client: ApolloClient): boolean => isGuest(client) && askToLogIn();

/** In live mode, loads the log-in page and returns true if the viewer is a guest in the cache or, else, on the server. */
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
