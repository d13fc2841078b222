import { networkConditions, threadConditions } from '../../schema/rules/network/filter.ts';
import { lastMessage } from '../channel/lastMessage.ts';
import { toCatalogueQuery } from '../shared/catalogue/conditions.ts';
import { paginateSelection } from '../shared/connection.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { getOrThrow } from '../shared/lookup.ts';
import { maxNotifications, ownedBy } from '../shared/relations.ts';
import { timeAgo } from '../shared/time.ts';
import { timeAgoInWords } from '../shared/timeInWords.ts';

export const networkResolvers = {
  Query: {
    networkSummary: (_parent, _args, { store }) => ({
      connections: store.connectedAt.size,
      invitations: store.invitations.size,
      unreadMessages: store.unreadMessages,
    }),
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
      return paginateSelection(store.threadCatalogue.select({ ...wanted, order: 'latest' }), page);
    },
  },
  Connection: {
    person: (person) => person,
    avatar: ({ avatarUrl }) => avatarUrl,
    connectedAt: ({ id }, _args, { store }) => getOrThrow(store.connectedAt, id),
  },
  Invitation: {
    person: ({ personId }, _args, { store }) => getOrThrow(store.people, personId),
    name: ({ personId }, _args, { store }) => getOrThrow(store.people, personId).name,
    title: ({ personId }, _args, { store }) => getOrThrow(store.people, personId).title,
    mutualConnections: ({ personId }, _args, { store }) =>
      getOrThrow(store.people, personId).mutualConnections,
    avatar: ({ personId }, _args, { store }) => getOrThrow(store.people, personId).avatarUrl,
    time: ({ sentAt }, _args, { now }) => timeAgoInWords(sentAt, now),
    notifications: ({ personId }, _args, { store }) =>
      ownedBy(store.notificationsOf, personId).slice(0, maxNotifications),
  },
  MessageThread: {
    name: ({ conversationId }, _args, { store }) => {
      const contact = store.contacts.get(conversationId);
      return contact
        ? getOrThrow(store.people, contact.personId).name
        : getOrThrow(store.channels, conversationId).name;
    },
    lastMessage: ({ conversationId }, _args, { store }) => lastMessage(store.messagesIn, conversationId).text,
    time: ({ conversationId }, _args, { store, now }) =>
      timeAgo(lastMessage(store.messagesIn, conversationId).sentAt, now),
    sentAt: ({ conversationId }, _args, { store }) => lastMessage(store.messagesIn, conversationId).sentAt,
    unread: ({ conversationId }, _args, { store }) => store.unreadIn.has(conversationId),
    unreadCount: ({ conversationId }, _args, { store }) => ownedBy(store.unreadIn, conversationId).length,
    avatar: ({ conversationId }, _args, { store }) => {
      const contact = store.contacts.get(conversationId);
      return contact ? getOrThrow(store.people, contact.personId).avatarUrl : null;
    },
    contact: ({ conversationId }, _args, { store }) => store.contacts.get(conversationId) ?? null,
    channel: ({ conversationId }, _args, { store }) => store.channels.get(conversationId) ?? null,
  },
} satisfies Resolvers;
