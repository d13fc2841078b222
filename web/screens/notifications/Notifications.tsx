import { CheckCheck } from 'lucide-react';
import { markNotificationsRead, markNotificationsUnread } from '../../actions/notification.ts';
import { useAction } from '../../actions/useAction.ts';
import { ListCount } from '../../lists/ListCount.tsx';
import { usePages } from '../../lists/usePages.ts';
import { Pagination } from '../../lists/Pagination.tsx';
import { useScreenData } from '../../routing/screenRoute.tsx';
import { usePageStart } from '../../lists/usePageStart.ts';
import { formatCount } from '../../../schema/rules/numbers.ts';
import { LinkTabs } from '../../routing/LinkTabs.tsx';
import { NotificationList } from './NotificationList.tsx';
import { query } from './notifications.data.ts';
import {
  kinds,
  notificationSearch,
  pageSize,
  type NotificationSearch,
} from '../../searches/notificationSearch.ts';

/** Filters with unread counts (0 shows no badge, as for All), the total of unread notifications, and the list. */
export function Notifications({ search }: { search: NotificationSearch }) {
  const { notifications, unread } = useScreenData(query);
  const { nodes, totalCount, unreadCount, kinds: kindCounts } = notifications;
  const start = usePageStart<HTMLSpanElement>();
  const [markRead] = useAction(markNotificationsRead);
  const [markUnread] = useAction(markNotificationsUnread);
  const pager = usePages(notificationSearch, totalCount, pageSize);
  // Of the selected tab's kind, at most 100.
  const allUnread = { input: { ids: unread.nodes.map(({ id }) => id) } };
  const choices = [
    { id: 'all', label: 'All', count: 0 },
    { id: 'unread', label: 'Unread', count: unreadCount },
    ...Object.entries(kinds).map(([id, kind]) => {
      const kindCount = kindCounts.find((count) => count.kind === kind);
      return {
        id: id as keyof typeof kinds,
        label: kindCount?.label ?? '',
        count: kindCount?.unreadCount ?? 0,
      };
    }),
  ] as const;
  return (
    <LinkTabs
      label="Notifications"
      variant="chips"
      tabs={choices.map((tab) => ({ ...tab, href: notificationSearch.address({ filter: tab.id }) }))}
      selected={search.filter}
    >
      <div className="grid grid-cols-1 gap-5 pt-4">
        <div className="flex min-h-9 flex-wrap items-center justify-between gap-2 max-md:min-h-11">
          <ListCount
            count={`${formatCount(totalCount, 'notification')}, ${unreadCount === 0 ? 'none' : unreadCount} unread`}
            pager={pager}
            start={start}
          />
          {allUnread.input.ids.length > 0 && (
            <button
              type="button"
              className="btn btn-outline"
              onClick={() =>
                void markRead(allUnread, { undo: (undoing) => void markUnread(allUnread, undoing) })
              }
            >
              <CheckCheck aria-hidden strokeWidth={1.75} />
              Mark all as read
            </button>
          )}
        </div>
        <NotificationList nodes={nodes} filter={search.filter} />
        <Pagination label="Notifications" {...pager} />
      </div>
    </LinkTabs>
  );
}
