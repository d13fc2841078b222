import { clearStored, readStored, readStoredFields, writeStored } from './storage.ts';
import { latestOpen, openOnNextPage } from './useKeptOpen.ts';

const noticeKey = 'notice';

interface StoredNotice {
  title: string;
  description?: string;
}

/** Shows a notice on the page that the browser loads next. The time origin keeps it from showing on this page. */
export const notifyOnNextPage = ({ title, description = '' }: StoredNotice): void =>
  writeStored(noticeKey, JSON.stringify({ title, description, origin: performance.timeOrigin }));

const ownerKey = 'owner';

/**
 * Records the account whose texts this tab stores. Deletes those of another account, but for the notice. A guest's drafts
 * stay for the account that logs in.
 */
export function claimStored(account: string): void {
  const owner = readStored(ownerKey);
  if (owner !== null && owner !== account) clearStored(noticeKey);
  writeStored(ownerKey, account);
}

/** Loads a page for another account. It deletes what this tab has stored, but for the notice. */
export function loadWithoutStored(path: string): void {
  clearStored(noticeKey);
  window.location.replace(path);
}

/**
 * Loads the page again after a log-in or log-out in another tab. A guest who logs in keeps drafts, and what is open opens
 * again.
 */
export function loadForOtherAccount({ wasGuest }: { wasGuest: boolean }): void {
  notifyOnNextPage({ title: 'You logged in or out in another tab' });
  const open = latestOpen();
  if (!wasGuest) clearStored(noticeKey);
  else if (open !== undefined) openOnNextPage(open, window.location.pathname);
  window.location.reload();
}

/** Takes the notice of the page before out of the storage; undefined without one. */
export function takeStoredNotice(): StoredNotice | undefined {
  const { title, description, origin } = readStoredFields(noticeKey);
  if (typeof title !== 'string' || origin === performance.timeOrigin) return undefined;
  writeStored(noticeKey, '');
  return { title, ...(typeof description === 'string' && description && { description }) };
}
