/** Removes what searches ignore: case and accents. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .normalize();

/** Words to search for: of three letters or digits and more, the longest first, which finds the fewest items. */
export const wordsIn = (text: string): string[] =>
  (fold(text).match(/(?<=^|\s)[\p{L}\p{N}]{3,}(?=[.,;:!?]?(?:\s|$))/gu) ?? []).toSorted(
    (a, b) => b.length - a.length,
  );

/** Whether each word of a search occurs in the texts. */
export function haveWords(texts: readonly string[], query: string): boolean {
  const text = fold(texts.join('\n'));
  return fold(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
