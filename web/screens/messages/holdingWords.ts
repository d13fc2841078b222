import { holdsWords, wordsOf } from '../../../schema/rules/text.ts';

/** The messages with all of the words, in any order and case; all of them where there are none. */
export function holdingWords<M extends { text: string }>(
  messages: readonly M[],
  query: string,
): readonly M[] {
  const words = wordsOf(query);
  return words.length > 0 ? messages.filter(({ text }) => holdsWords(words, text)) : messages;
}
