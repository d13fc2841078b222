import { graphql } from '../../generated/gql.ts';
import { notificationSearch, variablesOf } from '../../searches/notificationSearch.ts';

export const query = graphql(/* GraphQL */ `
  query NotificationsScreen(
    $filter: NotificationFilter
    $unread: NotificationFilter
    $first: Int
    $page: Int
  ) {
    notifications(filter: $filter, first: $first, page: $page) {
      totalCount
      unreadCount
      kinds {
        kind
        label
        unreadCount
      }
      nodes {
        id
        kind
        day
        read
        ...NotificationRow_notification
      }
    }
    # 'Mark all as read' marks these.
    unread: notifications(filter: $unread, first: 100) {
      nodes {
        id
      }
    }
    networkSummary {
      invitationCount
      unreadMessageCount
    }
    settings {
      id
      notifications {
        ...NotificationChoices @unmask
      }
    }
  }
`);

export const variables = ({ url }: { url: URL }) => variablesOf(notificationSearch.read(url.searchParams));
