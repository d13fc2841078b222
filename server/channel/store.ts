import { byId } from '../shared/lookup.ts';
import { createThreadCatalogue } from '../network/threads.ts';
import { groupBy } from '../shared/relations.ts';
import type { Sample } from '../sample.ts';
import { newestFirst } from '../shared/time.ts';

/** Contacts, channels and their conversations. */
export function createChannelStore({ contacts, channels, people, viewer, ...sample }: Sample) {
  // Fixtures are oldest first. The reversal keeps the order of messages with equal times.
  const messages = sample.messages.toReversed().toSorted(newestFirst(({ sentAt }) => sentAt));
  const unread = messages.filter(({ read, senderId }) => !read && senderId !== viewer.id);
  const messagesIn = groupBy(messages, ({ conversationId }) => conversationId);
  const unreadIn = groupBy(unread, ({ conversationId }) => conversationId);
  return {
    contacts: byId(contacts),
    channels: byId(channels),
    messages: byId(messages),
    /** The messages of a contact or channel, newest first. */
    messagesIn,
    /** Messages that the viewer has received and not read, by contact or channel. */
    unreadIn,
    unreadMessages: unread.length,
    /** The viewer's conversation with a person, by the id of the person. */
    contactWith: new Map(contacts.map((contact) => [contact.personId, contact])),
    ...createThreadCatalogue({ contacts, channels, people }, messagesIn, unreadIn),
  };
}
