/** Letters that Unicode does not decompose, and typographic punctuation. */
const letters: Readonly<Record<string, string>> = {
  æ: 'ae',
  ð: 'd',
  đ: 'd',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
  '‘': "'",
  '’': "'",
  '‐': '-',
  '‑': '-',
  '–': '-',
};

const plain = /^[\0-\x7f]*$/;

/** Removes case and accents, so that searches match: 'tomas' is in 'Tomás', 'bjorn' in 'Bjørn'. */
export function fold(text: string): string {
  const lowered = text.toLowerCase();
  // Composed again, so that a part of a Hangul syllable does not match the syllable.
  return plain.test(lowered)
    ? lowered
    : lowered
        .normalize('NFD')
        .replace(/[\u0300-\u036f]/g, '')
        .replace(/[æðđıłøœßþ‘’‐‑–]/g, (letter) => letters[letter]!)
        .normalize('NFC');
}

/** The words of a search, folded; a hashtag without its sign. */
export const wordsOf = (query: string | null | undefined): string[] =>
  fold(query ?? '')
    .split(/\s+/)
    .map((word) => word.replace(/^#+(?=.)/, ''))
    .filter(Boolean);

/** Whether every word occurs somewhere in the texts; no words match everything. */
export function holdsWords(words: readonly string[], ...texts: readonly string[]): boolean {
  const text = fold(texts.join('\n'));
  return words.every((word) => text.includes(word));
}
