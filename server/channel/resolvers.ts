import type { Resolvers } from '../generated/resolvers.ts';
import { find, refer } from '../lookup.ts';
import { timeAgo } from '../time.ts';

export const channelResolvers = {
  Query: {
    contacts: (_parent, _args, { store }) => [...store.contacts.values()],
    contact: (_parent, { id }, { store }) => find(store.contacts, id),
    channels: (_parent, _args, { store }) => [...store.channels.values()],
    channel: (_parent, { id }, { store }) => find(store.channels, id),
  },
  Contact: {
    person: ({ personId }, _args, { store }) => refer(store.people, personId),
    name: ({ personId }, _args, { store }) => refer(store.people, personId).name,
    avatar: ({ personId }, _args, { store }) => refer(store.people, personId).avatarUrl,
    time: ({ sentAt }, _args, { now }) => timeAgo(sentAt, now),
  },
} satisfies Resolvers;
