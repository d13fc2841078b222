import { createCatalogue } from '../shared/catalogue/catalogue.ts';
import { on } from '../shared/catalogue/conditions.ts';
import { defineNoun } from '../data/noun.ts';
import { createDerived } from '../shared/derived.ts';
import { partnerOf, type MessageRecord } from './records.ts';

/** The viewer's conversations with one person (contacts) or many (channels). */
export const conversationStore = defineNoun(['contacts', 'channels', 'viewer'], (data, register) => {
  const { contacts, channels } = data;
  const byPerson = register(
    createDerived(
      () =>
        new Map(Array.from(contacts.values(), (contact) => [partnerOf(contact, data.viewer.id), contact])),
    ),
  );
  return {
    contacts,
    channels,
    /** The viewer's conversation with a person, by the id of the person. */
    get contactWith() {
      return byPerson.value;
    },
  };
});

/** The messages that the viewer can read, with their search and the numbers of unread ones. */
export const messageStore = defineNoun(['messages', 'viewer'], (data, register) => {
  const { messages } = data;
  const messageCatalogue = register(
    createCatalogue(messages, {
      text: ({ text }: MessageRecord) => [text],
      facets: {
        conversation: ({ conversationId }) => conversationId,
        /** Received and not read by the viewer. */
        unread: ({ unreadBy }) => (unreadBy.includes(data.viewer.id) ? on : []),
      },
      // Messages are stored oldest first, which decides for equal times.
      orders: { newest: ({ sentAt }, place) => [-Date.parse(sentAt), -place] },
    }),
  );
  /** The messages of a contact or channel that match a query, newest first. */
  const messagesIn = (conversation: string, query?: string | null) =>
    messageCatalogue.select({ query, where: { conversation }, order: 'newest' });
  const selectUnreadIn = (conversation: string) =>
    messageCatalogue.select({ where: { conversation, unread: on }, order: 'newest' });
  return {
    messages,
    messagesIn,
    /** The last message that the viewer can read. Throws without one: each member can read a message of a conversation. */
    lastMessage(conversation: string) {
      const [last] = messagesIn(conversation).slice(0, 1);
      if (!last) throw new Error(`'${conversation}' has no message.`);
      return last;
    },
    /** The number of messages of a contact or channel that the viewer has received and not read. */
    unreadIn: (conversation: string) => selectUnreadIn(conversation).totalCount,
    /** The unread messages of a contact or channel, newest first. */
    unreadMessagesIn: (conversation: string) => selectUnreadIn(conversation).slice(0, messages.size),
    /** The number of unread messages of all contacts and channels. */
    get unreadMessages() {
      return messageCatalogue.count('unread', on);
    },
  };
});
