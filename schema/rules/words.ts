/** Removes duplicates, ignoring case. The first spelling stays. */
export function distinct(words: readonly string[]): string[] {
  const spellings = new Map<string, string>();
  for (const word of words) if (!spellings.has(word.toLowerCase())) spellings.set(word.toLowerCase(), word);
  return [...spellings.values()];
}

/** Separates the words of a list: a comma, a line or a cell of a table. */
export const listSeparator = /[,\r\n\t]+/;

/** Splits a list into words, without '#' and duplicates. */
export const listedWords = (list: string): string[] =>
  distinct(
    list
      .split(listSeparator)
      .map((word) => word.trim().replace(/^#/, ''))
      .filter(Boolean),
  );
