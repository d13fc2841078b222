/** Removes duplicates, ignoring case. */
export const distinct = (words: readonly string[]): string[] => [
  ...new Map(words.map((word) => [word.toLowerCase(), word])).values(),
];

/** Splits a comma-separated list into words, without '#' and duplicates. */
export const listedWords = (list: string): string[] =>
  distinct(
    list
      .split(',')
      .map((word) => word.trim().replace(/^#/, ''))
      .filter(Boolean),
  );
