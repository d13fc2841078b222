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
  // In a later task: before it, `ui/drafts.ts` returns an unsent text to its field and stops asking before the page closes.
  setTimeout(() => window.location.assign(address));
  return true;
}

/** Loads the log-in page in live mode. In simulated mode it shows a notice: a page load would reset the tab's data. */
function askToLogIn(): true {
  if (isLive()) return loadLogIn();
  notify({ title: 'Log in first', description: "You're logged out in this tab." });
  return true;
}

/** `useAction` calls it before it sends an action. Asks a guest to log in; returns whether the cached viewer is a guest. */
export const leadToLogIn = (client: ApolloClient): boolean => isGuest(client) && askToLogIn();

/** `useAction` calls it after a refusal in live mode: if the session has ended, loads the log-in page and returns true. */
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
