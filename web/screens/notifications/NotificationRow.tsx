import { Circle } from 'lucide-react';
import {
  markNotificationRead,
  markNotificationsRead,
  markNotificationsUnread,
} from '../../actions/notification.ts';
import { useAction } from '../../actions/useAction.ts';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { NotificationLead } from './NotificationLead.tsx';
import { isOfDeletedProduct, notificationPath } from './notificationPath.ts';

const fragment = graphql(/* GraphQL */ `
  fragment NotificationRow_notification on Notification {
    id
    kind
    text
    time
    createdAt
    read
    actor {
      id
      name
      avatarUrl
    }
    ... on JobNotification {
      job {
        id
        viewerIsPoster
        company {
          id
          name
          logo
        }
      }
    }
    ... on MessageNotification {
      thread {
        id
        contact {
          id
        }
        channel {
          id
        }
      }
    }
    ... on NetworkNotification {
      person {
        id
        connectionState
      }
    }
    ... on MarketplaceNotification {
      listing {
        id
        ... on Gig {
          viewerIsSeller
        }
      }
      project {
        id
      }
      order {
        id
      }
    }
    ... on PostNotification {
      post {
        id
        author {
          person {
            id
          }
          company {
            id
          }
        }
      }
    }
  }
`);

/** A notification. The whole row is a link; following it marks the notification as read without a toast. */
export function NotificationRow({ notification }: { notification: FragmentType<typeof fragment> }) {
  const data = useFragmentData(fragment, notification);
  const { id, text, time, createdAt, read } = data;
  const [markOpened] = useAction(markNotificationRead);
  const [markRead] = useAction(markNotificationsRead);
  const [markUnread] = useAction(markNotificationsUnread);
  const variables = { input: { ids: [id] } };
  return (
    <li
      data-unread={!read}
      className={`group link-area flex items-start gap-3 p-card sm:gap-4 ${read ? 'hover:bg-hover' : 'border-line-strong bg-accent-soft'}`}
    >
      <NotificationLead notification={data} />
      <div className="min-w-0 grow text-balance">
        {!read && <span className="sr-only">Unread: </span>}
        <PrefetchLink
          to={notificationPath(data)}
          dir="auto"
          className={`rounded-sm break-words stretched-link ${read ? '' : 'font-semibold'}`}
          onClick={() => {
            if (!read) void markOpened({ input: { id } });
          }}
        >
          {text}
        </PrefetchLink>
        <p className="mt-0.5 text-sm text-muted">
          <time dateTime={createdAt}>{time}</time>
          {isOfDeletedProduct(data) && ' · The product was deleted'}
        </p>
      </div>
      <button
        type="button"
        className={`btn btn-icon btn-sm btn-ghost flex-none self-center ${read ? 'pointer-fine:opacity-0 pointer-fine:group-hover:opacity-100 pointer-fine:focus-visible:opacity-100' : ''}`}
        aria-label={`Mark as ${read ? 'unread' : 'read'}: ${text}`}
        data-tip={read ? 'Mark as unread' : 'Mark as read'}
        onClick={() =>
          void (read
            ? markUnread(variables)
            : markRead(variables, { undo: (undoing) => void markUnread(variables, undoing) }))
        }
      >
        <Circle
          aria-hidden
          className={`size-2.5! ${read ? 'text-subtle' : 'fill-current text-accent-ink'}`}
          strokeWidth={read ? 4 : 0}
        />
      </button>
    </li>
  );
}
