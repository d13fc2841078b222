import type { NotificationsScreenQuery } from '../../generated/graphql.ts';
import { PeopleLink } from '../../components/person/PeopleLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { NotificationRow } from './NotificationRow.tsx';
import { notificationSearch, type NotificationSearch } from '../../searches/notificationSearch.ts';

interface Props {
  nodes: NotificationsScreenQuery['notifications']['nodes'];
  filter: NotificationSearch['filter'];
}

/** Notifications grouped by day, latest first. */
export function NotificationList({ nodes, filter }: Props) {
  if (nodes.length === 0)
    return (
      <EmptyState
        card
        title={filter === 'unread' ? "You're all caught up" : 'No notifications yet'}
        text={filter === 'unread' ? 'You have no unread notifications.' : 'New activity will appear here.'}
        action={
          filter === 'all' ? (
            <PeopleLink />
          ) : (
            <PrefetchLink to={notificationSearch.address({})} className="btn btn-primary">
              Show all notifications
            </PrefetchLink>
          )
        }
      />
    );
  const days = [...new Set(nodes.map(({ day }) => day))];
  return (
    <>
      {days.map((day, i) => (
        <section key={day} aria-labelledby={`day-${i}`}>
          <h2 id={`day-${i}`} className="card-title">
            {day}
          </h2>
          <ul className="card divide mt-2.5 overflow-hidden">
            {nodes
              .filter((notification) => notification.day === day)
              .map((notification) => (
                <NotificationRow key={notification.id} notification={notification} />
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}
