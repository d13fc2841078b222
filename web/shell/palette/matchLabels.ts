import { nearestWord } from '../../../schema/rules/spelling.ts';
import { fold, wordsOf } from '../../../schema/rules/text.ts';

interface Labelled {
  label: string;
  words?: string;
}

const lettersAndDigits = /[\p{L}\p{M}\p{N}]+/gu;
/** The words of a label, and their parts: 'node.js', 'node' and 'js'. */
function partsOf({ label, words = '' }: Labelled): Set<string> {
  const text = `${label} ${words}`;
  return new Set([...wordsOf(text), ...(fold(text).match(lettersAndDigits) ?? [])]);
}

/** 'Post  a Job' becomes 'post a job'. */
const normalised = (text: string) => wordsOf(text).join(' ');

/** Whether the first of some items has a label that starts with a query. */
export const startsWith = (query: string, [first]: readonly Labelled[]): boolean =>
  first !== undefined && normalised(first.label).startsWith(normalised(query));

/**
 * The items that have every word of a query at the start of one of their words, in any order. A word that no item has
 * is searched without its typing errors, as the server does. Items whose label starts with the query come first.
 */
export function matchLabels<T extends Labelled>(query: string, items: readonly T[]): T[] {
  const all = items.map((item) => ({ item, parts: partsOf(item) }));
  const frequencies = new Map<string, number>();
  for (const part of all.flatMap(({ parts }) => [...parts]))
    frequencies.set(part, (frequencies.get(part) ?? 0) + 1);
  const words = wordsOf(query).map((word) =>
    [...frequencies.keys()].some((part) => part.startsWith(word)) ? word : nearestWord(word, frequencies),
  );
  const found = all.filter(({ parts }) =>
    words.every((word) => word !== null && [...parts].some((part) => part.startsWith(word))),
  );
  const correctedQuery = words.join(' ');
  const rank = ({ label }: T) => (normalised(label).startsWith(correctedQuery) ? 0 : 1);
  return found.map(({ item }) => item).toSorted((a, b) => rank(a) - rank(b));
}
