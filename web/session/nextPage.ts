import { clearStored, readStored, readStoredFields, writeStored } from './storage.ts';
import { latestOpen, openOnNextPage } from './useOpenAcrossLogIn.ts';

const noticeKey = 'notice';

interface StoredNotice {
  title: string;
  description?: string;
}

/** Shows a notice on the page that the browser loads next. The time origin identifies this page, which does not show it. */
export const notifyOnNextPage = ({ title, description = '' }: StoredNotice): void =>
  writeStored(noticeKey, JSON.stringify({ title, description, origin: performance.timeOrigin }));

const ownerKey = 'owner';

/** Records the account that this tab stores texts of. Deletes those of another account; a guest's stay for the log-in. */
export function claimStored(account: string): void {
  const owner = readStored(ownerKey);
  if (owner !== null && owner !== account) clearStored({ except: noticeKey });
  writeStored(ownerKey, account);
}

/** Loads a page after a log-out or the deletion of the account. Deletes what this tab has stored, except the next notice. */
export function loadWithoutStored(path: string): void {
  clearStored({ except: noticeKey });
  window.location.replace(path);
}

/** Reloads the page after a log-in or log-out in another tab. A guest who logs in keeps drafts and the open dialog. */
export function loadForOtherAccount({ wasGuest }: { wasGuest: boolean }): void {
  notifyOnNextPage({ title: 'You logged in or out in another tab' });
  const open = latestOpen();
  if (!wasGuest) clearStored({ except: noticeKey });
  else if (open !== undefined) openOnNextPage(open, window.location.pathname);
  window.location.reload();
}

/** Removes and returns the notice that the previous page has stored; undefined without one. */
export function takeStoredNotice(): StoredNotice | undefined {
  const { title, description, origin } = readStoredFields(noticeKey);
  if (typeof title !== 'string' || origin === performance.timeOrigin) return undefined;
  writeStored(noticeKey, '');
  return { title, ...(typeof description === 'string' && description && { description }) };
}
