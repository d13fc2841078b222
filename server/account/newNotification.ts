import type { Change } from '../changes.ts';
import type { NotificationKind } from '../generated/resolvers.ts';
import type { Now } from '../live/action.ts';
import { getOrThrow } from '../shared/lookup.ts';

interface Event {
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
