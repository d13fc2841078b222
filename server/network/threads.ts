import { threadConditions } from '../../schema/rules/network/filter.ts';
import { createCatalogue } from '../shared/catalogue/catalogue.ts';
import { createIndexes } from '../shared/catalogue/conditions.ts';
import { lastMessage } from '../channel/lastMessage.ts';
import type { MessageRecord } from '../channel/records.ts';
import { byId, getOrThrow } from '../shared/lookup.ts';
import type { Sample } from '../sample.ts';
import type { Owned } from '../shared/relations.ts';
import { newestFirst } from '../shared/time.ts';
import type { MessageThreadRecord } from './records.ts';

/** The catalogue of all conversations for the list of messages. */
export function createThreadCatalogue(
  { contacts, channels, people }: Pick<Sample, 'contacts' | 'channels' | 'people'>,
  messagesIn: Owned<MessageRecord>,
  unreadIn: Owned<MessageRecord>,
) {
  const persons = byId(people);
  const partners = new Map(contacts.map(({ id, personId }) => [id, getOrThrow(persons, personId)]));
  const channelNames = new Map(channels.map(({ id, name }) => [id, name]));
  const nameOf = (id: string) => partners.get(id)?.name ?? getOrThrow(channelNames, id);
  const last = ({ conversationId }: MessageThreadRecord) => lastMessage(messagesIn, conversationId);

  const threads = [...contacts, ...channels].map(({ id }) => ({
    id: id.replace(/^(contact|channel)/, 'thread'),
    conversationId: id,
  }));
  return {
    threads: byId(threads),
    threadCatalogue: createCatalogue(threads, {
      ...createIndexes(threadConditions, (thread: MessageThreadRecord) => ({
        name: nameOf(thread.conversationId),
        lastMessage: last(thread).text,
        companyId: partners.get(thread.conversationId)?.employerId ?? null,
        unread: unreadIn.has(thread.conversationId),
      })),
      orders: { latest: newestFirst((thread) => last(thread).sentAt) },
    }),
  };
}
