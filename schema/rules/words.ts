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
  /[,;\r\n\t\v\f\u2028\u2029\u060c\u061b\u055d\u1363\u1364\u3001\ufe10\ufe11\ufe14\ufe50\ufe51\ufe54\uff0c\uff1b\uff64•‣⁃▪●◦]+|(?:^|\s)[·∙・|](?=\s|$)|\s+(?=[#＃])/u;

/** The mark of an item in a pasted list: a bullet, also of Word's fonts, a check mark, a box, a dash, a number or a letter. */
const itemMark =
  /^(?:[·∙・①-⑳○■□▫◆◇❖▶►➢➤→✓✔✅☐☑☒★✦\ue000-\uf8ff]\ufe0f?\s*|(?:[*+−\p{Pd}]|\[[ x]?\]|\(?(?:\p{Nd}{1,3}|[a-z])[)）]|\p{Nd}{1,3}(?:[.．]|\s*-))(?:\s+|$)|\p{Nd}{1,3}[.．](?=\p{L}))+/iu;

const quoted = /^["'“”„«‘](.+)["'”“»’]$/u;

/** A word of a list without the mark of its item, quotes and '#', composed; '' if it has no visible character. */
const listedWord = (word: string): string =>
  cleanLine(word)
    .replace(itemMark, '')
    .replace(quoted, '$1')
    .replace(/^[#＃]+\s*/u, '')
    .replace(/\s+/g, ' ')
    .normalize('NFC');

/** What starts an item and would separate words elsewhere: '1、React', and Word's round bullet before a tab. */
const lineStart = /^\s*(?:\p{Nd}{1,3}[、､]|o\t)/gmu;
/** 'React, Vue, and Go.' */
const lastInSentence = /(?<=[,;]\s*)and\s+|\.\s*$(?<=[,;].*[^.]{2}\.\s*)/giu;

/** Splits a list into words, without duplicates. */
export const listedWords = (list: string): string[] =>
  distinct(
    list
      .replace(lineStart, '')
      .replace(lastInSentence, '')
      .split(listSeparator)
      .map(listedWord)
      .filter(Boolean),
  );
