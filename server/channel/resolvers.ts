import { listBounds } from '../../schema/generated/bounds.ts';
import { paginateSelection } from '../shared/connection.ts';
import type { Context } from '../data/context.ts';
import type { ContactMessagesArgs, Resolvers } from '../generated/resolvers.ts';
import { partnerOf, threadIdOf, type ContactRecord } from './records.ts';
import { hasBlocked } from '../data/blocked.ts';
import { find, getOrThrow } from '../shared/lookup.ts';
import { timeAgo } from '../shared/time.ts';
import { dayInWords, timeOfMessage } from '../shared/timeInWords.ts';

const messages = ({ id }: { id: string }, { query, ...page }: ContactMessagesArgs, { store }: Context) =>
  paginateSelection(store.messagesIn(id, query), page);

/** The notifications of a conversation, latest first. */
export const notificationsOf = (id: string, { store }: Pick<Context, 'store'>) =>
  store.notificationCatalogue
    .select({ where: { thread: threadIdOf(id) }, order: 'latest' })
    .slice(0, listBounds['Contact.notifications']);

const notifications = ({ id }: { id: string }, _args: object, context: Context) =>
  notificationsOf(id, context);

const person = (contact: ContactRecord, _args: object, { store, viewerId }: Context) =>
  getOrThrow(store.people, partnerOf(contact, viewerId));

export const channelResolvers = {
  Query: {
    contacts: (_parent, _args, { store: { contacts, channels, threadCatalogue } }) => {
      const max = listBounds['Query.contacts'];
      // At most `channels.size` of these threads are channels: the others are `max` contacts, if there are that many.
      const threads = threadCatalogue.select({ order: 'latest' }).slice(0, max + channels.size);
      return threads.flatMap(({ conversationId }) => contacts.get(conversationId) ?? []).slice(0, max);
    },
    contact: (_parent, { id }, { store }) => find(store.contacts, id),
    channels: (_parent, _args, { store }) =>
      [...store.channels.values()]
        .filter(({ id }) => !store.data.marks.leftChannels.has(id))
        .slice(0, listBounds['Query.channels']),
    channel: (_parent, { id }, { store }) => find(store.channels, id),
  },
  Contact: {
    person,
    name: (contact, args, context) => person(contact, args, context).name,
    avatar: (contact, args, context) => person(contact, args, context).avatarUrl,
    status: (contact, args, context) => {
      const { id, deletedAt } = person(contact, args, context);
      // The sample states who appears online, and `isOnline` who acts now. Who has blocked the viewer appears offline.
      const isOnline = contact.onlineIds.includes(id) || context.store.isOnline(id);
      const isShown = deletedAt === undefined && !hasBlocked(id, context.store);
      return isOnline && isShown ? 'ONLINE' : 'OFFLINE';
    },
    lastMessage: ({ id }, _args, { store }) => store.lastMessage(id).text,
    time: ({ id }, _args, { store, now }) => timeAgo(store.lastMessage(id).sentAt, now),
    sentAt: ({ id }, _args, { store }) => store.lastMessage(id).sentAt,
    unread: ({ id }, _args, { store }) => store.unreadIn(id) || null,
    notifications,
    messages,
  },
  Channel: {
    unread: ({ id }, _args, { store }) => store.unreadIn(id) || null,
    memberPreview: ({ memberIds }, _args, { store }) =>
      memberIds.slice(0, listBounds['Channel.memberPreview']).map((id) => getOrThrow(store.people, id)),
    notifications,
    messages,
  },
  Message: {
    sender: ({ senderId }, _args, { store }) => getOrThrow(store.people, senderId),
    viewerIsSender: ({ senderId }, _args, { viewerId }) => senderId === viewerId,
    // All receivers have read the viewer's own message; the viewer has read another one.
    read: ({ senderId, unreadBy }, _args, { viewerId }) =>
      senderId === viewerId ? unreadBy.length === 0 : !unreadBy.includes(viewerId),
    time: ({ sentAt }, _args, { now }) => timeOfMessage(sentAt, now),
    day: ({ sentAt }, _args, { now }) => dayInWords(sentAt, now),
  },
} satisfies Resolvers;
