import { byId } from '../lookup.ts';
import { groupBy } from '../relations.ts';
import type { Clock } from '../time.ts';
import { channelMessages } from './fixtures/channelMessages.ts';
import { contactMessages } from './fixtures/contactMessages.ts';
import { me } from './fixtures/conversation.ts';
import { channels, contacts } from './fixtures/conversations.ts';

/** Contacts, channels and their conversations. */
export function createChannelStore(clock: Clock) {
  const messages = [...contactMessages(clock), ...channelMessages(clock)].toSorted((a, b) =>
    b.sentAt < a.sentAt ? -1 : b.sentAt > a.sentAt ? 1 : byNumber(b.id) - byNumber(a.id),
  );
  const unread = messages.filter(({ read, senderId }) => !read && senderId !== me);
  return {
    contacts: byId(contacts),
    channels: byId(channels),
    messages: byId(messages),
    /** The messages of a contact or channel, newest first. */
    messagesIn: groupBy(messages, ({ conversationId }) => conversationId),
    /** The viewer's conversation with a person, by the id of the person. */
    contactWith: new Map(contacts.map((contact) => [contact.personId, contact])),
    /** Messages of others that the viewer has not read, by contact or channel. */
    unreadIn: groupBy(unread, ({ conversationId }) => conversationId),
    unreadMessages: unread.length,
  };
}

/** Ids are numbered within a conversation; messages of the same moment keep that order. */
const byNumber = (id: string) => Number(id.slice(id.lastIndexOf('-') + 1));
