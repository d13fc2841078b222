import { paginate } from '../shared/connection.ts';
import type { Context } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { find, getOrThrow } from '../shared/lookup.ts';
import { isMarked } from '../shared/marks.ts';
import { maxNotifications, ownedBy } from '../shared/relations.ts';
import { holdsWords } from '../../schema/rules/text.ts';
import { readQuery } from '../shared/text.ts';
import { timeAgo } from '../shared/time.ts';
import { dayInWords, timeOfMessage } from '../shared/timeInWords.ts';
import { lastMessage } from './lastMessage.ts';

interface MessageArgs {
  query?: string | null;
  first: number | null;
  after?: string | null;
}

/** A page of a conversation, optionally of the messages that match a query. */
function messages({ id }: { id: string }, { query, ...page }: MessageArgs, { store }: Context) {
  const words = readQuery(query);
  const all = ownedBy(store.messagesIn, id);
  return paginate(words.length === 0 ? all : all.filter(({ text }) => holdsWords(words, text)), page);
}

const notifications = ({ id }: { id: string }, _args: object, { store }: Context) =>
  ownedBy(store.notificationsIn, id).slice(0, maxNotifications);

export const channelResolvers = {
  Query: {
    contacts: (_parent, _args, { store }) => [...store.contacts.values()],
    contact: (_parent, { id }, { store }) => find(store.contacts, id),
    channels: (_parent, _args, { store }) => [...store.channels.values()],
    channel: (_parent, { id }, { store }) => find(store.channels, id),
  },
  Contact: {
    person: ({ personId }, _args, { store }) => getOrThrow(store.people, personId),
    name: ({ personId }, _args, { store }) => getOrThrow(store.people, personId).name,
    avatar: ({ personId }, _args, { store }) => getOrThrow(store.people, personId).avatarUrl,
    lastMessage: ({ id }, _args, { store }) => lastMessage(store.messagesIn, id).text,
    time: ({ id }, _args, { store, now }) => timeAgo(lastMessage(store.messagesIn, id).sentAt, now),
    sentAt: ({ id }, _args, { store }) => lastMessage(store.messagesIn, id).sentAt,
    unread: ({ id }, _args, { store }) => ownedBy(store.unreadIn, id).length || null,
    viewerHasMuted: isMarked('mutedConversations'),
    viewerHasBlocked: isMarked('blockedContacts'),
    notifications,
    messages,
  },
  Channel: {
    unread: ({ id }, _args, { store }) => ownedBy(store.unreadIn, id).length || null,
    memberPreview: ({ memberIds }, _args, { store }) => memberIds.map((id) => getOrThrow(store.people, id)),
    viewerHasMuted: isMarked('mutedConversations'),
    notifications,
    messages,
  },
  Message: {
    sender: ({ senderId }, _args, { store }) => getOrThrow(store.people, senderId),
    viewerIsSender: ({ senderId }, _args, { viewerId }) => senderId === viewerId,
    time: ({ sentAt }, _args, { now }) => timeOfMessage(sentAt, now),
    day: ({ sentAt }, _args, { now }) => dayInWords(sentAt, now),
  },
} satisfies Resolvers;
