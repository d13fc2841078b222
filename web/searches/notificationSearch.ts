import type { NotificationsScreenQueryVariables } from '../generated/graphql.ts';
import { page, tabs } from '../lists/searchFields.ts';
import { defineSearch, omitUndefined, type SearchState } from '../lists/searchState.ts';

/** The kinds of notifications by tab id. */
export const kinds = {
  jobs: 'JOB',
  messages: 'MESSAGE',
  network: 'NETWORK',
  marketplace: 'MARKETPLACE',
  posts: 'POST',
} as const;

export const notificationSearch = defineSearch('/notifications', {
  filter: tabs('all', 'unread', ...(Object.keys(kinds) as (keyof typeof kinds)[])),
  page,
});
export type NotificationSearch = SearchState<typeof notificationSearch>;

export const pageSize = 10;

export function variablesOf(search: NotificationSearch): NotificationsScreenQueryVariables {
  const { filter } = search;
  const { page: number } = notificationSearch.values(search);
  const ofKind = filter === 'all' || filter === 'unread' ? {} : { kind: kinds[filter] };
  return {
    filter: filter === 'unread' ? { unreadOnly: true } : ofKind,
    // The notifications that 'Mark all as read' marks.
    unread: { ...ofKind, unreadOnly: true },
    first: pageSize,
    ...omitUndefined({ page: number }),
  };
}
