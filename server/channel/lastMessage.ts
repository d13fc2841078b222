import { getOrThrow } from '../shared/lookup.ts';
import type { MessageRecord } from './records.ts';

/** The newest message of a contact or channel. Every conversation of the sample has one. */
export function lastMessage(
  messagesIn: ReadonlyMap<string, readonly MessageRecord[]>,
  conversationId: string,
): MessageRecord {
  const [last] = getOrThrow(messagesIn, conversationId);
  if (!last) throw new Error(`The sample data has no message in '${conversationId}'.`);
  return last;
}
