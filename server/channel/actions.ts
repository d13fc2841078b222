import type { Change } from '../data/changes.ts';
import { newRequest } from '../effects/request.ts';
import { marking, refuse, refuseUnknown, type ActionName, type ActionsOf, type Now } from '../data/action.ts';
import { getOrThrow } from '../shared/lookup.ts';
import { isMarkedBy } from '../shared/marks.ts';
import { refuseUnreachable } from '../effects/unreachable.ts';
import { sent, sentTo } from '../effects/messages.ts';
import { partnerOf } from './records.ts';
import { notificationsOf } from './resolvers.ts';

const exists = ({ store }: Now, id: string) => store.contacts.has(id) || store.channels.has(id);

/** The contact or channel with an id; the other one is null. */
const conversation = (id: string, { store }: Now) => ({
  contact: store.contacts.get(id) ?? null,
  channel: store.channels.get(id) ?? null,
});

export const channelActions = {
  sendMessage: {
    right: 'owner',
    decide: ({ conversationId, text }, now) => {
      const { contact, channel } = conversation(conversationId, now);
      if (channel)
        return isMarkedBy(now.store, 'leftChannels', conversationId)
          ? refuse('NOT_ALLOWED', 'conversationId', 'Rejoin the channel to write in it.')
          : sent(channel, [text], now);
      if (!contact) return refuseUnknown('conversationId');
      const partnerId = partnerOf(contact, now.viewerId);
      return refuseUnreachable(partnerId, 'conversationId', 'write to', now) ?? sent(contact, [text], now);
    },
    // `newId` returns the id that `decide` has used. A simulated message is not stored, so it is null.
    payload: (_input, { store, newId }) => ({ message: store.messages.get(newId('message')) ?? null }),
  },
  startConversation: {
    right: 'member',
    decide: ({ personId, text }, now) =>
      now.store.people.has(personId) ? sentTo(personId, 'personId', [text], now) : refuseUnknown('personId'),
    payload: ({ personId }, { store }) => ({
      contact: store.contactWith.get(personId) ?? null,
      person: getOrThrow(store.people, personId),
    }),
  },
  markConversationRead: {
    right: 'owner',
    decide: ({ conversationId }, now) => {
      if (!exists(now, conversationId)) return refuseUnknown('conversationId');
      const messages = now.store.unreadMessagesIn(conversationId);
      const notifications = notificationsOf(conversationId, now).filter(({ read }) => !read);
      return [
        ...messages.map((record): Change => ({
          put: 'messages',
          record: { ...record, unreadBy: record.unreadBy.filter((id) => id !== now.viewerId) },
        })),
        ...notifications.map((record): Change => ({
          put: 'notifications',
          record: { ...record, read: true },
        })),
      ];
    },
    payload: ({ conversationId }, now) => ({
      ...conversation(conversationId, now),
      notifications: notificationsOf(conversationId, now),
    }),
  },
  setConversationMuted: {
    right: 'owner',
    decide: ({ conversationId, muted }, now) =>
      exists(now, conversationId)
        ? [{ mark: 'mutedConversations', id: conversationId, on: muted }]
        : refuseUnknown('conversationId'),
    payload: ({ conversationId }, now) => conversation(conversationId, now),
  },
  setContactBlocked: marking({
    right: 'owner',
    mark: 'blockedContacts',
    field: 'contactId',
    table: 'contacts',
  }),
  leaveChannel: marking({
    // Without `isOn`, and without a Boolean in the input, the mark is added.
    right: 'owner',
    mark: 'leftChannels',
    field: 'channelId',
    table: 'channels',
    payload: ({ channelId }) => ({ channelId }),
  }),
  rejoinChannel: marking({
    right: 'owner',
    mark: 'leftChannels',
    field: 'channelId',
    table: 'channels',
    isOn: false,
    payload: ({ channelId }) => ({ channelId }),
  }),
  startCall: {
    right: 'owner',
    decide: (input, now) => {
      const contact = now.store.contacts.get(input.contactId);
      if (!contact) return refuseUnknown('contactId');
      const refusal = refuseUnreachable(partnerOf(contact, now.viewerId), 'contactId', 'call', now);
      return refusal ?? [newRequest('CALL', input, now)];
    },
    payload: ({ contactId }, { store }) => ({ contact: getOrThrow(store.contacts, contactId) }),
  },
} satisfies Partial<ActionsOf<ActionName>>;
