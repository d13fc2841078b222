import type { ApolloClient } from '@apollo/client';
import { claimStored, loadForOtherAccount } from '../session/nextPage.ts';
import { viewerOf } from './isGuest.ts';

/** Key in local storage. The value is the id of the account that logged in last, or 'guest' after a log-out. */
const key = 'account';

interface Viewer {
  id: string;
  isAuthenticated: boolean;
}

const accountOf = ({ id, isAuthenticated }: Viewer) => (isAuthenticated ? id : 'guest');

/** Announces a log-in or log-out to the browser's other tabs. This tab deletes the drafts of another account. */
export function announceAccount(viewer: Viewer): void {
  if (viewer.isAuthenticated) claimStored(viewer.id);
  try {
    // Other tabs get a `storage` event for a changed value only, and the same account may log in again.
    localStorage.removeItem(key);
    localStorage.setItem(key, accountOf(viewer));
  } catch {
    // Storage is blocked.
  }
}

function announcedAccount(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Reloads the page when another tab logs in or out, since its data is of another account. Returns a function to stop it. */
export function followAccount(client: ApolloClient): () => void {
  const viewer = viewerOf(client);
  if (viewer?.isAuthenticated) claimStored(viewer.id);
  const ended = new AbortController();
  const { signal } = ended;
  /** Ends the listener of `beforeunload` below, which is still needed when the others have ended. */
  const leaving = new AbortController();
  function compare(): void {
    const announced = announcedAccount();
    if (!viewer || announced === null || announced === accountOf(viewer)) return;
    ended.abort();
    // Suppresses the question about unsaved text: to stay would leave the other account's page on the screen.
    addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), {
      capture: true,
      signal: leaving.signal,
    });
    // A guest's drafts in this tab now belong to the account that has logged in.
    if (!viewer.isAuthenticated) claimStored(announced);
    loadForOtherAccount({ wasGuest: !viewer.isAuthenticated });
  }
  addEventListener('storage', (event) => event.key === key && compare(), { signal });
  // A page that the Back button restores has missed the event.
  addEventListener('pageshow', ({ persisted }) => persisted && compare(), { signal });
  return () => {
    ended.abort();
    leaving.abort();
  };
}
