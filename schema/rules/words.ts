/** Each word once, whatever its case. */
export const distinct = (words: readonly string[]): string[] => [
  ...new Map(words.map((word) => [word.toLowerCase(), word])).values(),
];

/** The words between the commas, without '#', each once. */
export const listedWords = (list: string): string[] =>
  distinct(
    list
      .split(',')
      .map((word) => word.trim().replace(/^#/, ''))
      .filter(Boolean),
  );
