import type { ApolloCache } from '@apollo/client';
import { viewerList } from '../apollo/viewerLists.ts';
import { graphql } from '../generated/gql.ts';
import type { NotificationIdFragment } from '../generated/graphql.ts';
import possible from '../generated/possible-types.ts';
import { formatCount } from '../../schema/rules/numbers.ts';
import { defineAction } from './defineAction.ts';

const fragment = graphql(/* GraphQL */ `
  fragment NotificationId on Notification {
    id
  }
`);

type Typename = NotificationIdFragment['__typename'];

/**
 * Returns notifications as read or unread. It skips those that are not in the cache: they were withdrawn. It finds their
 * types in the cache, because an id does not have the type.
 */
function marked(cache: ApolloCache, ids: readonly string[], read: boolean) {
  const types: readonly string[] = possible.possibleTypes.Notification;
  const found = ids.flatMap((id) => {
    const type = types.find((name) =>
      cache.readFragment({ fragment, id: `${name}:${id}`, optimistic: true }),
    );
    return type ? [{ __typename: type as Typename, id, read }] : [];
  });
  if (found.length === 0) throw new Error(`No notification '${ids.join("', '")}' in the cache.`);
  return found;
}

type Marked = readonly { __typename: Typename; id: string; read: boolean }[];

/** Updates the list of unread notifications, from which every screen's counts are computed. */
export function updateUnreadList(cache: ApolloCache, notifications: Marked | null | undefined) {
  const unread = viewerList('notifications', 'unreadOnly');
  for (const { __typename, id, read } of notifications ?? []) unread.set(cache, { __typename, id }, !read);
}

/** Returns the unread ones of some notifications as read: their subject has been opened or answered. */
export const markUnreadAsRead = <N extends { __typename: Typename; id: string; read: boolean }>(
  notifications: readonly N[],
) =>
  notifications
    .filter(({ read }) => !read)
    .map(({ __typename, id }): Pick<N, '__typename' | 'id'> & { read: true } => ({
      __typename,
      id,
      read: true,
    }));

/** Opening a notification marks it as read; there is no notice. */
export const markNotificationRead = defineAction(
  graphql(/* GraphQL */ `
    mutation MarkNotificationRead($input: MarkNotificationReadInput!) {
      markNotificationRead(input: $input) {
        notification {
          id
          read
        }
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({
  simulate: ({ input: { id } }, cache) => ({ notification: marked(cache, [id], true)[0]! }),
  update: (cache, { notification }) => updateUnreadList(cache, notification && [notification]),
});

export const markNotificationsRead = defineAction(
  graphql(/* GraphQL */ `
    mutation MarkNotificationsRead($input: MarkNotificationsReadInput!) {
      markNotificationsRead(input: $input) {
        notifications {
          id
          read
        }
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({
  simulate: ({ input: { ids } }, cache) => ({
    notifications: marked(cache, [ids].flat(), true),
  }),
  update: (cache, { notifications }) => updateUnreadList(cache, notifications),
  notice: ({ notifications }) => ({
    title: `${formatCount(notifications?.length ?? 0, 'notification')} marked as read`,
  }),
});

/** Undoes the mark as read. */
export const markNotificationsUnread = defineAction(
  graphql(/* GraphQL */ `
    mutation MarkNotificationsUnread($input: MarkNotificationsUnreadInput!) {
      markNotificationsUnread(input: $input) {
        notifications {
          id
          read
        }
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({
  simulate: ({ input: { ids } }, cache) => ({
    notifications: marked(cache, [ids].flat(), false),
  }),
  update: (cache, { notifications }) => updateUnreadList(cache, notifications),
});
