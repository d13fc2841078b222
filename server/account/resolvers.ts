import type { Resolvers } from '../generated/resolvers.ts';
import { getOrThrow } from '../shared/lookup.ts';
import { timeAgo } from '../shared/time.ts';
import { dashboardOf } from './dashboard.ts';
import { notificationResolvers } from './notifications.ts';

// The sample begins with nothing put aside; what the viewer saves or begins lives in the browser's tab.
const items = { savedPosts: 0, gigs: 0, appliedJobs: 0, savedJobs: 0, savedProjects: 0, wishlist: 0 };

export const accountResolvers = {
  ...notificationResolvers,
  Query: {
    ...notificationResolvers.Query,
    viewer: (_parent, _args, { store }) => store.viewer,
    dashboard: (_parent, _args, { store }) => dashboardOf(store, items),
    settings: (_parent, _args, { store }) => store.settings,
    billingPlans: (_parent, _args, { store }) => [...store.billingPlans],
  },
  Viewer: {
    name: ({ id }, _args, { store }) => getOrThrow(store.people, id).name,
    avatar: ({ id }, _args, { store }) => getOrThrow(store.people, id).avatarUrl,
    headline: ({ id }, _args, { store }) => getOrThrow(store.people, id).title,
    stats: ({ id, stats }, _args, { store }) => ({
      ...stats,
      profileViews: getOrThrow(store.people, id).stats.profileViews,
    }),
    person: ({ id }, _args, { store }) => getOrThrow(store.people, id),
    profile: ({ id }, _args, { store }) => getOrThrow(store.people, id),
    company: ({ company }, _args, { store }) => {
      if (!company) return null;
      const record = getOrThrow(store.companies, company.id);
      return { id: company.id, role: company.role, name: record.name, company: record };
    },
    items: () => items,
    // Verification is asked for in the browser's tab.
    verificationRequested: () => false,
    unreadNotifications: (_viewer, _args, { store }) => store.unreadNotifications,
    unreadMessages: (_viewer, _args, { store }) => store.unreadMessages,
  },
  Activity: {
    time: ({ happenedAt }, _args, { now }) => timeAgo(happenedAt, now),
    subject: ({ subjectId }, _args, { store }) => (subjectId === null ? null : store.node(subjectId)),
  },
} satisfies Resolvers;
