import { holdsWords } from '../../apollo/matching.ts';

/** The messages with all of the words, in any order and case; all of them where there are none. */
export const holdingWords = <M extends { text: string }>(
  messages: readonly M[],
  words: string,
): readonly M[] => (words.trim() ? messages.filter(({ text }) => holdsWords(words, text)) : messages);
