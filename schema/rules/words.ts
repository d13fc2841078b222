/** Removes duplicates, ignoring case. */
export const distinct = (words: readonly string[]): string[] => [
  ...new Map(words.map((word) => [word.toLowerCase(), word])).values(),
];

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
