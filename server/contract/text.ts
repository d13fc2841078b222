/** Removes what searches ignore: case and accents. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .normalize();

/** The words of a text that letters and digits form, the longest first. */
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
