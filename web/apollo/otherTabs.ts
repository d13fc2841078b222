import type { ApolloClient } from '@apollo/client';
import { claimStored, loadForOtherAccount } from '../session/nextPage.ts';
import { viewerOf } from './isGuest.ts';

/** The name in local storage of the account of the latest log-in, or of the guest after a log-out. */
const key = 'account';

interface Viewer {
  id: string;
  isAuthenticated: boolean;
}

const accountOf = ({ id, isAuthenticated }: Viewer) => (isAuthenticated ? id : 'guest');

/** Announces a log-in or log-out to the other tabs of the browser. This tab keeps the drafts of its own account alone. */
export function announceAccount(viewer: Viewer): void {
  if (viewer.isAuthenticated) claimStored(viewer.id);
  try {
    // The browser announces changes alone, and the same account can log in again.
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

/**
 * Loads the page again when another tab logs in or out: everything in memory belongs to the account before. Returns a
 * function that ends it.
 */
export function followAccount(client: ApolloClient): () => void {
  const viewer = viewerOf(client);
  if (viewer?.isAuthenticated) claimStored(viewer.id);
  const ended = new AbortController();
  const { signal } = ended;
  const leaving = new AbortController();
  function compare(): void {
    const announced = announcedAccount();
    if (!viewer || announced === null || announced === accountOf(viewer)) return;
    ended.abort();
    // A question about unsaved text would leave the page on the screen.
    addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), {
      capture: true,
      signal: leaving.signal,
    });
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
