import { postDeed } from '../effects/deeds.ts';
import {
  isUnread,
  renewedNotification,
  withdrawnNotification,
  type RepeatedEvent,
} from '../effects/notification.ts';
import type { Change } from '../data/changes.ts';
import type { Now } from '../data/action.ts';
import { getOrThrow } from '../shared/lookup.ts';
import { isMarkedBy } from '../shared/marks.ts';

/** What the author of a post is notified of. */
export const postEvent = (subjectId: string, event: 'comments' | 'likes', { store }: Now): RepeatedEvent => ({
  kind: 'POST',
  event,
  subjectId,
  deedOf: () => postDeed(event, getOrThrow(store.posts, subjectId).content),
});

/** Notifies the author of a post of the account's like, once. */
export function likeNotification(id: string, now: Now): Change[] {
  const { store } = now;
  if (isMarkedBy(store, 'announcedLikes', id)) return [];
  const changes = renewedNotification(getOrThrow(store.posts, id).authorId, postEvent(id, 'likes', now), now);
  return changes.length > 0 ? [...changes, { mark: 'announcedLikes', id, on: true }] : [];
}

/** Removes the account's like from the author's notification. Once the author has read it, a new like notifies no more. */
export function withoutLikeNotification(id: string, now: Now): Change[] {
  const { store, viewerId } = now;
  if (!isMarkedBy(store, 'announcedLikes', id)) return [];
  const likers = store.accountsWith(['likedPosts', 'announcedLikes'], id); // with both marks
  const remaining = likers.filter((liker) => liker !== viewerId);
  const event = postEvent(id, 'likes', now);
  return [
    ...withdrawnNotification(event, remaining, now),
    { mark: 'announcedLikes', id, on: !isUnread(event, now) },
  ];
}
