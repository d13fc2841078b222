/** Maximum number of typing errors in a word: 1 in 4 to 7 letters, 2 in 8 or more. Other words have none. */
export function maxTypos(word: string): number {
  if (!/^\p{L}{4,}$/u.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

/** Whether two words start with the same letter, or the first two letters are transposed. */
const startsAlike = (word: string, other: string) =>
  word[0] === other[0] || (word[0] === other[1] && word[1] === other[0]);

/** The number of letters to insert, delete, replace or transpose (Damerau-Levenshtein); Infinity if it is above `max`. */
export function distanceWithin(word: string, other: string, max: number): number {
  if (Math.abs(word.length - other.length) > max) return Infinity;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (let i = 1; i <= word.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = word[i - 1] === other[j - 1];
      const isTransposed = i > 1 && j > 1 && word[i - 1] === other[j - 2] && word[i - 2] === other[j - 1];
      row[j] = Math.min(
        last[j]! + 1,
        row[j - 1]! + 1,
        last[j - 1]! + (isSame ? 0 : 1),
        isTransposed ? beforeLast[j - 2]! + 1 : Infinity,
      );
      least = Math.min(least, row[j]!);
    }
    if (least > max) return Infinity;
    [beforeLast, last] = [last, row];
  }
  return last[other.length]! <= max ? last[other.length]! : Infinity;
}

/** The folded word nearest to a misspelt one: fewest errors, then most frequent, then first in the alphabet; else null. */
export function nearestWord(
  misspelt: string,
  words: Iterable<readonly [word: string, frequency: number]>,
): string | null {
  let best: { word: string; typos: number; frequency: number } | null = null;
  for (const [word, frequency] of words) {
    const max = best?.typos ?? maxTypos(misspelt);
    if (max === 0 || !startsAlike(misspelt, word)) continue;
    const typos = distanceWithin(misspelt, word, max);
    if (typos === Infinity) continue;
    const isBetter =
      !best || (typos - best.typos || best.frequency - frequency || (word < best.word ? -1 : 1)) < 0;
    if (isBetter) best = { word, typos, frequency };
  }
  return best?.word ?? null;
}
