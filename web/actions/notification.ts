import { graphql } from '../generated/gql.ts';
import possible from '../generated/possible-types.ts';
import { formatCount } from '../../schema/rules/numbers.ts';
import { defineAction } from './defineAction.ts';

type Typename =
  | 'JobNotification'
  | 'MarketplaceNotification'
  | 'MessageNotification'
  | 'NetworkNotification'
  | 'PostNotification';
const types = possible.possibleTypes.Notification as readonly Typename[];

/** Notifications as read or unread. An id does not have the type; a type that it is not of is not in the cache. */
const readNotifications = (ids: readonly string[], read: boolean) =>
  ids.flatMap((id) => types.map((__typename) => ({ __typename, id, read })));

/** Opening a notification marks it as read; there is no notice. */
export const markNotificationRead = defineAction(
  graphql(/* GraphQL */ `
    mutation MarkNotificationRead($input: MarkNotificationReadInput!) {
      markNotificationRead(input: $input) {
        notification {
          id
          read
        }
      }
    }
  `),
).with({
  optimistic: ({ input: { id } }) => readNotifications([id], true),
});

export const markNotificationsRead = defineAction(
  graphql(/* GraphQL */ `
    mutation MarkNotificationsRead($input: MarkNotificationsReadInput!) {
      markNotificationsRead(input: $input) {
        notifications {
          id
          read
        }
      }
    }
  `),
).with({
  optimistic: ({ input: { ids } }) => readNotifications([ids].flat(), true),
  notice: ({ notifications }) => ({
    title: `${formatCount(notifications?.length ?? 0, 'notification')} marked as read`,
  }),
});

export const markNotificationsUnread = defineAction(
  graphql(/* GraphQL */ `
    mutation MarkNotificationsUnread($input: MarkNotificationsUnreadInput!) {
      markNotificationsUnread(input: $input) {
        notifications {
          id
          read
        }
      }
    }
  `),
).with({
  optimistic: ({ input: { ids } }) => readNotifications([ids].flat(), false),
});
