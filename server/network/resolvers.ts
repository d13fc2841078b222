import { listBounds } from '../../schema/generated/bounds.ts';
import { networkConditions } from '../../schema/generated/networkFilter.ts';
import { threadConditions } from '../../schema/generated/threadFilter.ts';
import { partnerOf, threadIdOf } from '../channel/records.ts';
import { toCatalogueQuery } from '../shared/catalogue/conditions.ts';
import { paginateSelection } from '../shared/connection.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { getOrThrow } from '../shared/lookup.ts';
import { ownId } from '../shared/ownId.ts';
import type { Store } from '../data/store.ts';
import { timeAgo } from '../shared/time.ts';
import { timeAgoInWords } from '../shared/timeInWords.ts';

/** The numbers beside the tabs of the network. */
export const summaryOf = ({ connected, invitations, unreadMessages }: Store) => ({
  connectionCount: connected.size,
  invitationCount: invitations.size,
  unreadMessageCount: unreadMessages,
});

/** The account's notifications of a person's invitations and acceptances, latest first. */
export const notificationsAbout = (personId: string, { notificationCatalogue }: Store) =>
  notificationCatalogue
    .select({ where: { person: personId }, order: 'latest' })
    .slice(0, listBounds['Invitation.notifications']);

export const networkResolvers = {
  Query: {
    networkSummary: (_parent, _args, { store }) => summaryOf(store),
    connections: (_parent, { filter, ...page }, { store }) => {
      const wanted = toCatalogueQuery(networkConditions, filter);
      return paginateSelection(store.connectionCatalogue.select({ ...wanted, order: 'latest' }), page);
    },
    invitations: (_parent, { filter, ...page }, { store }) => {
      const wanted = toCatalogueQuery(networkConditions, filter);
      return paginateSelection(store.invitationCatalogue.select({ ...wanted, order: 'latest' }), page);
    },
    messageThreads: (_parent, { filter, ...page }, { store }) => {
      const wanted = toCatalogueQuery(threadConditions, filter);
      const except = [Array.from(store.data.marks.leftChannels, threadIdOf)];
      return paginateSelection(store.threadCatalogue.select({ ...wanted, except, order: 'latest' }), page);
    },
  },
  ConnectedPerson: {
    id: ownId('connection'),
    mutualConnections: ({ id }, _args, { store }) => store.mutualConnectionsOf(id),
    person: (person) => person,
    avatar: ({ avatarUrl }) => avatarUrl,
    connectedAt: ({ id }, _args, { store }) => getOrThrow(store.connectionOf, id).connectedAt,
  },
  Invitation: {
    person: ({ personId }, _args, { store }) => getOrThrow(store.people, personId),
    name: ({ personId }, _args, { store }) => getOrThrow(store.people, personId).name,
    title: ({ personId }, _args, { store }) => getOrThrow(store.people, personId).title,
    mutualConnections: ({ personId }, _args, { store }) => store.mutualConnectionsOf(personId),
    avatar: ({ personId }, _args, { store }) => getOrThrow(store.people, personId).avatarUrl,
    time: ({ sentAt }, _args, { now }) => timeAgoInWords(sentAt, now),
    notifications: ({ personId }, _args, { store }) => notificationsAbout(personId, store),
  },
  MessageThread: {
    name: ({ conversationId }, _args, { store, viewerId }) => {
      const contact = store.contacts.get(conversationId);
      return contact
        ? getOrThrow(store.people, partnerOf(contact, viewerId)).name
        : getOrThrow(store.channels, conversationId).name;
    },
    lastMessage: ({ conversationId }, _args, { store }) => store.lastMessage(conversationId).text,
    time: ({ conversationId }, _args, { store, now }) =>
      timeAgo(store.lastMessage(conversationId).sentAt, now),
    sentAt: ({ conversationId }, _args, { store }) => store.lastMessage(conversationId).sentAt,
    unread: ({ conversationId }, _args, { store }) => store.unreadIn(conversationId) > 0,
    unreadCount: ({ conversationId }, _args, { store }) => store.unreadIn(conversationId),
    avatar: ({ conversationId }, _args, { store, viewerId }) => {
      const contact = store.contacts.get(conversationId);
      return contact ? getOrThrow(store.people, partnerOf(contact, viewerId)).avatarUrl : null;
    },
    contact: ({ conversationId }, _args, { store }) => store.contacts.get(conversationId) ?? null,
    channel: ({ conversationId }, _args, { store }) => store.channels.get(conversationId) ?? null,
  },
} satisfies Resolvers;
