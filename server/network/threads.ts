import { threadConditions } from '../../schema/generated/threadFilter.ts';
import { createCatalogue } from '../shared/catalogue/catalogue.ts';
import { createIndexes } from '../shared/catalogue/conditions.ts';
import { partnerOf, threadIdOf, type MessageRecord } from '../channel/records.ts';
import { employerOf } from '../person/records.ts';
import { defineNoun } from '../data/noun.ts';
import { affects } from '../shared/derived.ts';
import { getOrThrow, unionOf, type Source } from '../shared/lookup.ts';
import type { MessageThreadRecord } from './records.ts';

/** Functions of `messageStore`; they read the table `messages` and the viewer alone. */
interface Messages {
  lastMessage: (conversation: string) => MessageRecord;
  unreadIn: (conversation: string) => number;
}

/** The list of an account's conversations: contacts and channels, the one with the latest message first. */
export const threadStore = ({ lastMessage, unreadIn }: Messages) =>
  defineNoun(['contacts', 'channels', 'people', 'messages', 'viewer'], (data, register) => {
    const { contacts, channels, people, messages } = data;
    const conversations = unionOf<{ id: string }>(contacts, channels);
    const threadOf = (conversationId: string) => ({ id: threadIdOf(conversationId), conversationId });
    const threads: Source<MessageThreadRecord> = {
      // The reverse of `threadIdOf`.
      get(id) {
        const ids = ['contact', 'channel'].map((kind) => id.replace(/^thread/, kind));
        const conversation = ids.find((one) => conversations.has(one));
        return conversation === undefined ? undefined : threadOf(conversation);
      },
      values: () => Array.from(conversations.keys(), threadOf).values(),
    };
    const personOf = (conversation: string) => {
      const contact = contacts.get(conversation);
      return contact && getOrThrow(people, partnerOf(contact, data.viewer.id));
    };
    const threadIds = ({ id }: { id: string }) => [threadIdOf(id)];
    return {
      threads,
      threadCatalogue: register(
        createCatalogue(threads, {
          ...createIndexes(threadConditions, ({ conversationId }: MessageThreadRecord) => {
            const person = personOf(conversationId);
            return {
              name: (person ?? getOrThrow(channels, conversationId)).name,
              lastMessage: lastMessage(conversationId).text,
              contact: person ? { person: { employer: employerOf(person) } } : null,
              unread: unreadIn(conversationId) > 0,
            };
          }),
          orders: { latest: ({ conversationId }) => [-Date.parse(lastMessage(conversationId).sentAt)] },
          // A change of a table that the noun reads, but this list lacks, discards the catalogue.
          affected: () => [
            affects(contacts, threadIds),
            affects(channels, threadIds),
            affects(messages, ({ conversationId }) => [threadIdOf(conversationId)]),
            affects(people, ({ id }) =>
              Array.from(contacts.values()).flatMap((one) =>
                partnerOf(one, data.viewer.id) === id ? threadIds(one) : [],
              ),
            ),
          ],
        }),
      ),
    };
  });
