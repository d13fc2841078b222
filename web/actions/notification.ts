import type { ApolloCache } from '@apollo/client';
import { viewerList } from '../apollo/viewerLists.ts';
import { graphql } from '../generated/gql.ts';
import type { NotificationIdFragment } from '../generated/graphql.ts';
import possible from '../generated/possible-types.ts';
import { formatCount } from '../ui/format.ts';
import { defineAction } from './defineAction.ts';

const fragment = graphql(/* GraphQL */ `
  fragment NotificationId on Notification {
    id
  }
`);

type Typename = NotificationIdFragment['__typename'];

/** A notification as read or unread: of what type it is, the tab knows by having shown it. */
function marked(cache: ApolloCache, id: string, read: boolean) {
  const types: readonly string[] = possible.possibleTypes.Notification;
  const type = types.find((name) => cache.readFragment({ fragment, id: `${name}:${id}`, optimistic: true }));
  if (!type) throw new Error(`This tab does not know '${id}' yet.`);
  return { __typename: type as Typename, id, read };
}

type Marked = readonly { __typename: Typename; id: string; read: boolean }[];

/** What is unread is counted by this list: the counts of every screen follow. */
export function followNotifications(cache: ApolloCache, notifications: Marked | null | undefined) {
  const unread = viewerList('notifications', 'unreadOnly');
  for (const { __typename, id, read } of notifications ?? []) unread.set(cache, { __typename, id }, !read);
}

/** What told of something, and has not been read yet, is read when that is opened or answered. */
export const nowRead = <N extends { __typename: Typename; id: string; read: boolean }>(told: readonly N[]) =>
  told
    .filter(({ read }) => !read)
    .map(({ __typename, id }): Pick<N, '__typename' | 'id'> & { read: true } => ({
      __typename,
      id,
      read: true,
    }));

/** Opening a notification is reading it; nobody needs to be told. */
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
  simulate: ({ input: { id } }, cache) => ({ notification: marked(cache, id, true) }),
  update: (cache, { notification }) => followNotifications(cache, notification && [notification]),
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
    notifications: [ids].flat().map((id) => marked(cache, id, true)),
  }),
  update: (cache, { notifications }) => followNotifications(cache, notifications),
  notice: (_payload, { input: { ids } }) => ({
    title: `${formatCount([ids].flat().length, 'notification')} marked as read`,
  }),
});

/** Takes back that they were read. */
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
    notifications: [ids].flat().map((id) => marked(cache, id, false)),
  }),
  update: (cache, { notifications }) => followNotifications(cache, notifications),
});
