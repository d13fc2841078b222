import { cleanLine, withoutInvisible } from './characters.ts';

/** What makes words equal in a list: neither case nor the way in which accents and widths are encoded. */
export const wordKey = (word: string): string => withoutInvisible(word).normalize('NFKC').toLowerCase();

/** Removes duplicates. The first spelling stays. */
export function distinct(words: readonly string[]): string[] {
  const spellings = new Map<string, string>();
  for (const word of words) if (!spellings.has(wordKey(word))) spellings.set(wordKey(word), word);
  return [...spellings.values()];
}

/** Separates the words of a list: a comma or a semicolon of any script, a line or a cell of a table, a bullet, or a hashtag. */
export const listSeparator =
  /[,;\r\n\t\v\f\u2028\u2029\u060c\u061b\u055d\u1363\u1364\u3001\ufe10\ufe11\ufe14\ufe50\ufe51\ufe54\uff0c\uff1b\uff64•‣⁃▪●◦]+|\s[·∙・|]\s|\s+(?=[#＃])/u;

/** The mark of an item in a pasted list: a bullet, a check mark, a box, a dash or a number. */
const itemMark = /^(?:[·∙①-⑳○■□▫◆◇▶►➢➤→✓✔☐☑☒★✦]\s*|(?:[*+–—-]|\[[ x]?\]|\(?\p{Nd}{1,3}[.)．）])(?:\s+|$))+/iu;

/** A word of a list without the mark of its item and without '#', composed; '' if it has no visible character. */
const listedWord = (word: string): string =>
  cleanLine(word)
    .replace(itemMark, '')
    .replace(/^[#＃]+\s*/u, '')
    .replace(/\s+/g, ' ')
    .normalize('NFC');

/** Numbers of a Chinese or Japanese list, whose mark separates words elsewhere: '1、React'. */
const lineNumber = /^\s*\p{Nd}{1,3}[、､]/gmu;

/** Splits a list into words, without duplicates. */
export const listedWords = (list: string): string[] =>
  distinct(list.replace(lineNumber, '').split(listSeparator).map(listedWord).filter(Boolean));
