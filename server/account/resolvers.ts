import type { Resolvers } from '../generated/resolvers.ts';
import { clientOf } from '../data/client.ts';
import { personOfAccount } from '../data/guest.ts';
import { getOrThrow } from '../shared/lookup.ts';
import { ownId } from '../shared/ownId.ts';
import { timeAgo } from '../shared/time.ts';
import { dashboardOf, itemsOf } from './dashboard.ts';
import { notificationResolvers, orderOf } from './notifications.ts';

export const accountResolvers = {
  ...notificationResolvers,
  Query: {
    ...notificationResolvers.Query,
    viewer: (_parent, _args, { store }) => store.viewer,
    dashboard: (_parent, _args, { store }) => dashboardOf(store),
    settings: (_parent, _args, { store }) => store.settings,
    billingPlans: (_parent, _args, { store }) => [...store.billingPlans],
  },
  Settings: {
    id: ownId('settings'),
    accessTokens: (_parent, _args, { store }) => Array.from(store.data.accessTokens.values()),
  },
  Viewer: {
    id: ownId('account'),
    name: ({ id }, _args, { store }) => personOfAccount(store.people, id).name,
    avatar: ({ id }, _args, { store }) => personOfAccount(store.people, id).avatarUrl,
    headline: ({ id }, _args, { store }) => personOfAccount(store.people, id).title,
    stats: ({ id, stats }, _args, { store }) => ({
      postImpressionCount: stats.postImpressions,
      searchAppearanceCount: stats.searchAppearances,
      profileViewCount: personOfAccount(store.people, id).stats.profileViews,
    }),
    // The types Person and Profile are resolved from the same record.
    person: ({ id }, _args, { store }) => personOfAccount(store.people, id),
    profile: ({ id }, _args, { store }) => personOfAccount(store.people, id),
    company: ({ company }, _args, { store }) => {
      if (!company) return null;
      const record = getOrThrow(store.companies, company.id);
      return { id: company.id, role: company.role, name: record.name, company: record };
    },
    client: ({ id }, _args, { store }) => {
      const [own] = store.projectsByOwner(id).slice(0, 1);
      return own ? clientOf(getOrThrow(store.projects, own.id), store) : null;
    },
    items: (_viewer, _args, { store }) => itemsOf(store),
    unreadNotificationCount: (_viewer, _args, { store }) => store.unreadNotifications,
    unreadMessageCount: (_viewer, _args, { store }) => store.unreadMessages,
  },
  Bill: { billedAt: ({ date }) => date },
  ViewerCompany: { id: ownId('membership') },
  Activity: {
    time: ({ happenedAt }, _args, { now }) => timeAgo(happenedAt, now),
    subject: ({ subjectId }, _args, { store }) => (subjectId === null ? null : store.node(subjectId)),
    order: ({ orderId }, _args, { store }) => orderOf(orderId, store),
  },
} satisfies Resolvers;
