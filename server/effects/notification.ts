import { addUsd } from '../../schema/rules/numbers.ts';
import { peopleInWords, sentenceOf, type Deed } from './sentences.ts';
import type { Change } from '../data/changes.ts';
import type { NotificationKind, Settings } from '../../schema/generated/types.ts';
import type { NotificationRecord } from '../account/records.ts';
import type { Now } from '../data/action.ts';
import { hasBlocked } from '../data/blocked.ts';
import { getOrThrow } from '../shared/lookup.ts';

export interface Event {
  kind: NotificationKind;
  deed: Deed;
  /** The id of the subject, as in `NotificationRecord`. */
  subjectId: string;
  /** The gig order that it is about; absent if there is none. */
  orderId?: string;
  /** The id, where the action notifies several accounts or renews a notification; by default a new one. */
  id?: string;
}

/** The id of a side's one notification of a deal: `sender` applied, proposed or ordered; `owner` is the other side. */
export const dealNotificationId = (dealId: string, to: 'owner' | 'sender'): string =>
  `notification-${dealId}-${to}`;

/** Notifies an account in any case; `dealNotification` only if `isNotified`. */
export const newNotification = (
  ownerId: string,
  { kind, deed, subjectId, orderId, id }: Event,
  { store, viewerId, at, newId }: Now,
): Change => ({
  put: 'notifications',
  record: {
    id: id ?? newId('notification'),
    ownerId,
    kind,
    text: sentenceOf(getOrThrow(store.people, viewerId).name, deed),
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
  /** What a number of accounts have done, and how much USD they have paid together. */
  deedOf: (count: number, usd: number) => Deed;
  /** What the acting account has paid. */
  usd?: number;
}

type Switch = keyof Settings['notifications'] &
  ('connectionRequests' | 'jobAlerts' | 'messages' | 'postInteractions');

export const isSwitchedOn = (ownerId: string, name: Switch, { store }: Pick<Now, 'store'>): boolean =>
  store.of(ownerId).settings.notifications[name];

/** Whether an account is notified: another one, which has not blocked the acting one, and for a post, with the switch on. */
function isNotified(ownerId: string, kind: NotificationKind, now: Now): boolean {
  const { store, viewerId } = now;
  const owner = store.people.get(ownerId);
  if (!owner || owner.deletedAt !== undefined || ownerId === viewerId || hasBlocked(ownerId, now.store))
    return false;
  return kind !== 'POST' || isSwitchedOn(ownerId, 'postInteractions', now);
}

export const dealNotification = (ownerId: string | null, event: Event, now: Now): Change[] =>
  ownerId !== null && isNotified(ownerId, event.kind, now) ? [newNotification(ownerId, event, now)] : [];

const repeatedId = ({ event, subjectId }: RepeatedEvent): string => `notification-${event}-${subjectId}`;

const notificationOf = (event: RepeatedEvent, { store }: Now) =>
  store.everything.notifications.get(repeatedId(event));

/** Whether the owner of an object has a notification of an event and has not read it. */
export const isUnread = (event: RepeatedEvent, now: Now): boolean =>
  notificationOf(event, now)?.read === false;

/** Maximum number of accounts whose ids a notification stores; so its text counts at most one more. */
const maxActors = 100;

/** What a notification stores of the accounts that it is about, the latest first. */
function aboutActors(actors: readonly string[], { deedOf }: RepeatedEvent, usd: number, { store }: Now) {
  const [actorId, ...otherIds] = actors.slice(0, maxActors);
  const { name } = getOrThrow(store.people, actorId!);
  return {
    text: sentenceOf(peopleInWords(name, actors.length), deedOf(actors.length, usd)),
    actorId: actorId!,
    otherIds,
    usd,
  };
}

/** The accounts that a notification is about, the latest first. */
const actorsOf = ({ actorId, otherIds = [] }: NotificationRecord): string[] =>
  actorId === null ? [] : [actorId, ...otherIds];

/** Notifies the owner of an object, if the owner allows it. An unread notification names the earlier accounts, too. */
export function renewedNotification(ownerId: string, event: RepeatedEvent, now: Now): Change[] {
  const { kind, subjectId } = event;
  if (!isNotified(ownerId, kind, now)) return [];
  const earlier = notificationOf(event, now);
  const unread = earlier?.read === false ? earlier : undefined;
  const before = unread ? actorsOf(unread) : [];
  const actors = [now.viewerId, ...before.filter((id) => id !== now.viewerId)];
  const usd = addUsd(unread?.usd ?? 0, event.usd ?? 0);
  const about = aboutActors(actors, event, usd, now);
  const record = {
    id: repeatedId(event),
    ownerId,
    kind,
    createdAt: now.at,
    read: false,
    subjectId,
    ...about,
  };
  return [{ put: 'notifications', record }];
}

/** Updates the notification of an event that the acting account has undone: it names `remaining` accounts, or is removed. */
export function withdrawnNotification(
  event: RepeatedEvent,
  remaining: readonly string[],
  now: Now,
): Change[] {
  const earlier = notificationOf(event, now);
  if (!earlier) return [];
  const [first] = remaining;
  if (first === undefined) return [{ drop: 'notifications', id: earlier.id }];
  const before = actorsOf(earlier);
  const actors = before.filter((id) => remaining.includes(id));
  if (actors.length === before.length) return [];
  // Without these accounts nothing is new: the owner has read about the others.
  const isNews = actors.length > 0;
  const about = aboutActors(isNews ? actors : [first], event, earlier.usd ?? 0, now);
  const record = { ...earlier, ...about, read: earlier.read || !isNews };
  return [{ put: 'notifications', record }];
}
