/** A well-formed id that no server has. */
export const unknownId = 'workgrove-contract-no-such-id';

/** Removes what searches ignore: case and accents. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .normalize();

/** Words of three or more letters or digits, the longest first: 'senior' of 'A senior, e-mail'. Long ones find few items. */
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
