import { notificationKindChoices } from '../../schema/generated/notification.ts';
import { notificationConditions } from '../../schema/generated/notificationFilter.ts';
import { listOf } from '../../schema/rules/choices.ts';
import { toCatalogueQuery } from '../shared/catalogue/conditions.ts';
import { paginateSelection } from '../shared/connection.ts';
import type { Context } from '../data/context.ts';
import type { NotificationFilter, NotificationKind } from '../../schema/generated/types.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { getOrThrow } from '../shared/lookup.ts';
import { timeAgo } from '../shared/time.ts';
import { dayInWords } from '../shared/timeInWords.ts';
import type { Store } from '../data/store.ts';
import type { NotificationRecord } from './records.ts';

const types = {
  JOB: 'JobNotification',
  MESSAGE: 'MessageNotification',
  NETWORK: 'NetworkNotification',
  MARKETPLACE: 'MarketplaceNotification',
  POST: 'PostNotification',
} as const satisfies Record<NotificationKind, string>;

const common = {
  time: ({ createdAt }: NotificationRecord, _args: object, { now }: Context) => timeAgo(createdAt, now),
  day: ({ createdAt }: NotificationRecord, _args: object, { now }: Context) => dayInWords(createdAt, now),
  actor: ({ actorId }: NotificationRecord, _args: object, { store }: Context) =>
    actorId === null ? null : getOrThrow(store.people, actorId),
};

/** The gig order of a notification or an activity; null if it has none. */
export const orderOf = (orderId: string | undefined, { data }: Store) =>
  orderId === undefined ? null : (data.gigOrders.get(orderId) ?? null);

export const notificationResolvers = {
  Query: {
    notifications: (_parent, { filter, ...page }, { store }) => {
      const select = (wanted: NotificationFilter | null | undefined) =>
        store.notificationCatalogue.select({
          ...toCatalogueQuery(notificationConditions, wanted),
          order: 'latest',
        });
      const found = select(filter);
      const counts = select(null).counts('kind');
      const unread = select({ unreadOnly: true });
      const unreadCounts = unread.counts('kind');
      return {
        ...paginateSelection(found, page),
        unreadCount: unread.totalCount,
        kinds: listOf(notificationKindChoices).map(({ value: kind, label }) => ({
          kind,
          label,
          count: counts(kind),
          unreadCount: unreadCounts(kind),
        })),
      };
    },
  },
  Notification: { __resolveType: ({ kind }) => types[kind] },
  JobNotification: {
    ...common,
    job: ({ subjectId }, _args, { store }) => getOrThrow(store.jobs, subjectId),
  },
  MessageNotification: {
    ...common,
    thread: ({ subjectId }, _args, { store }) => getOrThrow(store.threads, subjectId),
  },
  NetworkNotification: {
    ...common,
    person: ({ subjectId }, _args, { store }) => getOrThrow(store.people, subjectId),
  },
  MarketplaceNotification: {
    ...common,
    listing: ({ subjectId }, _args, { store }) =>
      store.gigs.get(subjectId) ?? store.products.get(subjectId) ?? store.courses.get(subjectId) ?? null,
    project: ({ subjectId }, _args, { store }) => store.projects.get(subjectId) ?? null,
    order: ({ orderId }, _args, { store }) => orderOf(orderId, store),
  },
  PostNotification: {
    ...common,
    post: ({ subjectId }, _args, { store }) => getOrThrow(store.posts, subjectId),
  },
} satisfies Resolvers;
