import { digitValue } from './ascii.ts';
import { withoutInvisible } from './characters.ts';

/** Letters that Unicode does not decompose, forms of one letter, and typographic punctuation, each before what it becomes. */
const letters = new Map(
  `æ=ae ð=d đ=d ħ=h ı=i ł=l ø=o œ=oe ß=ss þ=th ς=σ
   ى=ی
   ي=ی
   ك=ک
   ٱ=ا
   ہ=ه
   ە=ه
   ة=ه
   ‘=' ’=' ʼ=' ʻ=' ׳=' ״=" ♯=# ‐=- ‒=- –=- ־=- −=-`
    .split(/\s+/)
    .map((pair) => pair.split('=') as [string, string]),
);
const replaced = new RegExp(`[${[...letters.keys()].join('')}]`, 'g');

/** Accents, the vowel marks of Hebrew and Arabic, and the stroke that lengthens an Arabic word. */
const marks =
  /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed]/g;

const plain = /^[\t\n\r -~]*$/;
/** Decomposed Latin letters and typographic punctuation are visible: most texts need no slower check. */
const visible = /^[\t\n\r -~¡-¬®-\u034e‐-‧]*$/;

/** Removes what searches ignore: case, accents, invisible characters, width or style of letters. 'Bjørn' becomes 'bjorn'. */
export function fold(text: string): string {
  if (plain.test(text)) return text.toLowerCase();
  // Composed again, so that a part of a Hangul syllable does not match the syllable.
  const decomposed = text.normalize('NFKD');
  return (visible.test(decomposed) ? decomposed : withoutInvisible(decomposed))
    .toLowerCase()
    .replace(marks, '')
    .replace(/(?![\0-\x7f])\p{Nd}/gu, digitValue)
    .replace(replaced, (letter) => letters.get(letter)!)
    .normalize('NFC');
}

/** Separates words, but keeps 'node.js', 'well-known', 'o'neil', 'q&a' and '1,000'. '+', '&', '_' separate longer words. */
const separator =
  /[\s/\\|<>"`()[\]{}!?;*=~^]+|\.{2,}|-{2,}|(?<=[\p{L}\p{N}]{3})[+&_](?=[\p{L}\p{N}]{3})|[,:](?!\d)|(?<!\d)[,:]|(?![\0-\x7f])\p{P}/u;

/** Marks before a word. The full stop of '.net' is a part of it. */
const before = /^(?:[-'_&@#%+\p{Sc}]|\.(?![\p{L}\p{N}]))+/u;
const after = /[-.'_&@%\p{Sc}]+$/u;
/** A sign after two letters or more, as in 'disney+'. Those of 'c++', 'c#' and 'notepad++' stay. */
const signs = /(?<=[\p{L}\p{N}]{2})(?:\+|#+)$/u;

const simple = /^[a-z\d]*$/;
const trim = (word: string) =>
  simple.test(word) ? word : word.replace(before, '').replace(after, '').replace(signs, '');

/** Emoji, bullets, trade marks and arrows; but the sharp of 'C♯'. */
const symbols = /(?![\0-\x7f♯])[\p{So}\p{Sm}]\ufe0f?|\p{EMod}/gu;

/** The words of a search, folded and without the punctuation around them. A search of punctuation alone stays as it is. */
export function wordsOf(query: string | null | undefined): string[] {
  const text = query ?? '';
  const words = fold(text.replace(symbols, ' ')).split(separator).map(trim).filter(Boolean);
  return words.length > 0 ? words : fold(text).split(/\s+/).filter(Boolean);
}

/** Whether every word occurs somewhere in the texts; no words match everything. */
export function holdsWords(words: readonly string[], ...texts: readonly string[]): boolean {
  const text = fold(texts.join('\n'));
  return words.every((word) => text.includes(word));
}
