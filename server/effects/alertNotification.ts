import type { Change } from '../data/changes.ts';
import type { Now } from '../data/action.ts';
import { shortHashOf } from '../shared/hash.ts';
import { isMarkedBy } from '../shared/marks.ts';
import { dealNotification, type Event } from './notification.ts';

/** Maximum number of accounts that one action notifies of their alerts: it opens the store of each. The SDL repeats it. */
export const maxAccounts = 200;

/** The id of the notification of an alert: an account has one for each job and gig. */
export const alertNotificationId = (subjectId: string, ownerId: string): string =>
  `notification-alert-${shortHashOf(`${subjectId} ${ownerId}`)}`;

/** Notifies an account of what its alert is about. There are none between accounts of which one has blocked the other. */
export function alertNotification(ownerId: string, event: Omit<Event, 'id'>, now: Now): Change[] {
  const { store } = now;
  // `dealNotification` checks the reverse: whether the owner has blocked this account.
  const contact = store.contactWith.get(ownerId);
  if (contact && isMarkedBy(store, 'blockedContacts', contact.id)) return [];
  const id = alertNotificationId(event.subjectId, ownerId);
  return dealNotification(ownerId, { ...event, id }, now);
}
