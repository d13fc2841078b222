import type { Resolvers } from '../generated/resolvers.ts';
import { find, refer } from '../lookup.ts';

export const personResolvers = {
  Query: {
    viewer: (_parent, _args, { store }) => store.viewer,
    person: (_parent, { id }, { store }) => find(store.people, id),
    node: (_parent, { id }, { store }) => store.node(id),
  },
  Viewer: {
    name: ({ id }, _args, { store }) => refer(store.people, id).name,
    avatar: ({ id }, _args, { store }) => refer(store.people, id).avatarUrl,
    headline: ({ id }, _args, { store }) => refer(store.people, id).title,
    person: ({ id }, _args, { store }) => refer(store.people, id),
    company: ({ company }, _args, { store }) => {
      if (!company) return null;
      const record = refer(store.companies, company.id);
      return { id: company.id, role: company.role, name: record.name, company: record };
    },
    // The sample begins with nothing put aside; what the viewer saves lives in the browser's tab.
    items: () => ({ savedPosts: 0, gigs: 0, appliedJobs: 0 }),
    unreadMessages: (_viewer, _args, { store }) =>
      [...store.contacts.values()].reduce((sum, { unread }) => sum + (unread ?? 0), 0),
  },
  Node: {
    __resolveType: ({ id }, { store }) => store.typeOf(id),
  },
} satisfies Resolvers;
