import { badInput } from '../graphql/errors.ts';

const longest = 200;

/** Letters that no accent makes of a plain one, and the marks of print that keyboards write otherwise. */
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

/**
 * A text without case and accents, as searches compare it: 'tomas' is in 'Tomás', 'bjorn' in 'Bjørn'. The client does
 * the same to what only its tab knows.
 */
export function fold(text: string): string {
  const lowered = text.toLowerCase();
  // Put together again, so that a Hangul syllable is not found by a part of it.
  return plain.test(lowered)
    ? lowered
    : lowered
        .normalize('NFD')
        .replace(/[\u0300-\u036f]/g, '')
        .replace(/[æðđıłøœßþ‘’‐‑–]/g, (letter) => letters[letter]!)
        .normalize('NFC');
}

/** The words of a search, without case and accents, a hashtag without its sign; refuses what no search box can send. */
export function readQuery(query: string | null | undefined): string[] {
  if (!query) return [];
  if (query.length > longest) throw badInput('query', `at most ${longest} characters`);
  return fold(query)
    .split(/\s+/)
    .map((word) => word.replace(/^#+(?=.)/, ''))
    .filter(Boolean);
}

/** Whether every word occurs somewhere in the texts; no words match everything. */
export function holdsWords(words: readonly string[], ...texts: readonly string[]): boolean {
  const text = fold(texts.join('\n'));
  return words.every((word) => text.includes(word));
}
