import { holdsWords, wordsOf } from '../../../schema/rules/text.ts';

/**
 * Returns the messages that contain all words of the query, in any order and case. Returns all messages for an empty
 * query.
 */
export function searchMessages<M extends { text: string }>(
  messages: readonly M[],
  query: string,
): readonly M[] {
  const words = wordsOf(query);
  return words.length > 0 ? messages.filter(({ text }) => holdsWords(words, text)) : messages;
}
