import type { Change } from '../changes.ts';
import type { NotificationKind, Settings } from '../generated/resolvers.ts';
import type { Now } from '../live/action.ts';
import { hasBlocked } from '../channel/unreachable.ts';
import { getOrThrow } from '../shared/lookup.ts';

export interface Event {
  kind: NotificationKind;
  /** What the acting account has done, after its name. */
  words: string;
  /** The id of the subject, as in `NotificationRecord`. */
  subjectId: string;
  /** The id of the order of the gig. */
  orderId?: string;
  /** The id, where the action notifies several accounts or renews a notification; by default a new one. */
  id?: string;
}

/**
 * The id of the notification of an application, a proposal or an order. Each side has one, which the next step renews: a
 * step that is taken back leaves no second one. `to` is the side that is notified.
 */
export const dealNotificationId = (dealId: string, to: 'owner' | 'sender'): string =>
  `notification-${dealId}-${to}`;

/** Notifies an account of what the acting one has done. */
export const newNotification = (
  ownerId: string,
  { kind, words, subjectId, orderId, id }: Event,
  { store, viewerId, at, newId }: Now,
): Change => ({
  put: 'notifications',
  record: {
    id: id ?? newId('notification'),
    ownerId,
    kind,
    text: `${getOrThrow(store.people, viewerId).name} ${words}`,
    createdAt: at,
    read: false,
    actorId: viewerId,
    subjectId,
    ...(orderId !== undefined && { orderId }),
  },
});

/** What many accounts can do with one object. */
export interface RepeatedEvent extends Pick<Event, 'kind' | 'subjectId'> {
  /** Together with the subject it names the notification, so that an account has one of each event and object. */
  event: 'comments' | 'likes' | 'sales';
  /** What they have done, after 'has' or 'have'. */
  done: string;
}

type Switch = keyof Settings['notifications'] &
  ('connectionRequests' | 'jobAlerts' | 'messages' | 'postInteractions');

/** Whether a switch in the settings of an account is on. */
export const isSwitchedOn = (ownerId: string, name: Switch, { store }: Pick<Now, 'store'>): boolean =>
  store.of(ownerId).settings.notifications[name];

/** Whether an account is notified of what the acting one does: another person, who wants it and has not blocked that account. */
function isNotified(ownerId: string, kind: NotificationKind, now: Now): boolean {
  const { store, viewerId } = now;
  const owner = store.people.get(ownerId);
  if (!owner || owner.deletedAt !== undefined || ownerId === viewerId || hasBlocked(ownerId, now))
    return false;
  return kind !== 'POST' || isSwitchedOn(ownerId, 'postInteractions', now);
}

/** Notifies the other side of a deal of what the acting account has done. */
export const dealNotification = (ownerId: string | null, event: Event, now: Now): Change[] =>
  ownerId !== null && isNotified(ownerId, event.kind, now) ? [newNotification(ownerId, event, now)] : [];

const repeatedId = ({ event, subjectId }: RepeatedEvent): string => `notification-${event}-${subjectId}`;
const others = 'and others have';

/** The notification of an event. */
const notificationOf = (event: RepeatedEvent, { store }: Now) =>
  store.everything.notifications.get(repeatedId(event));

/** Whether the owner of an object has a notification of an event and has not read it. */
export const isUnread = (event: RepeatedEvent, now: Now): boolean =>
  notificationOf(event, now)?.read === false;

/** Notifies the owner of an object, unless the owner does not want it. An earlier notification of the event is renewed. */
export function renewedNotification(ownerId: string, event: RepeatedEvent, now: Now): Change[] {
  const { kind, subjectId, done } = event;
  if (!isNotified(ownerId, kind, now)) return [];
  const id = repeatedId(event);
  const earlier = notificationOf(event, now);
  const isOfOthers =
    earlier?.read === false && (earlier.actorId !== now.viewerId || earlier.text.includes(` ${others} `));
  const words = `${isOfOthers ? others : 'has'} ${done}`;
  return [newNotification(ownerId, { kind, words, subjectId, id }, now)];
}

/**
 * Updates the notification of an event that the acting account has withdrawn: it is about the `remaining` accounts. It is
 * removed if there are none.
 */
export function withdrawnNotification(
  event: RepeatedEvent,
  remaining: readonly string[],
  now: Now,
): Change[] {
  const earlier = notificationOf(event, now);
  if (!earlier) return [];
  const [first] = remaining;
  if (first === undefined) return [{ drop: 'notifications', id: earlier.id }];
  const isOfOthers = earlier.text.includes(` ${others} `);
  const isNamed = earlier.actorId !== null && remaining.includes(earlier.actorId);
  if (isNamed && !isOfOthers) return [];
  const actorId = isNamed ? earlier.actorId! : first;
  const words = `${isOfOthers && remaining.length > 1 ? others : 'has'} ${event.done}`;
  const text = `${getOrThrow(now.store.people, actorId).name} ${words}`;
  // A notification about one account was about all that was new: the owner has read about the others.
  return [{ put: 'notifications', record: { ...earlier, actorId, text, read: earlier.read || !isOfOthers } }];
}
