import { cleanLine, withoutInvisible } from './characters.ts';

/** The form in which words of a list are compared. It ignores case, and how accents and widths are encoded. */
export const wordKey = (word: string): string =>
  withoutInvisible(word)
    .normalize('NFKC')
    .toLowerCase()
    // 'İ' in lower case is two characters.
    .replace(/i\u0307/g, 'i')
    .replace(/[‘’ʼ]/g, "'")
    .replace(/\u2010/g, '-');

/** Without further words with the same `wordKey`: the first spelling stays. */
export function distinct(words: readonly string[]): string[] {
  const spellings = new Map<string, string>();
  for (const word of words) if (!spellings.has(wordKey(word))) spellings.set(wordKey(word), word);
  return [...spellings.values()];
}

/** Separates the words of a list: a comma or semicolon of any script, a line, a cell of a table, a bullet, or a hashtag. */
export const listSeparator =
  /[,;\r\n\t\v\f\u0085\u2028\u2029\u060c\u061b\u055d\u1363\u1364\u3001\u3002\ufe10\ufe11\ufe14\ufe50\ufe51\ufe54\uff0c\uff1b\uff64•‣⁃▪●◦]+|(?:^|\s)[·∙・･⋅‧|](?=\s|$)|(?<=[\p{L}\p{N}])\|(?=[\p{L}\p{N}])|\s+(?=[#＃])|(?<=[\p{L}\p{N}])(?=[#＃]\p{L})/u;

/** The mark of an item in a pasted list: a bullet, check mark, box, dash, number or letter. An emoji alone is a word. */
const itemMark =
  /^(?:(?:[·∙・›»→⇒\ue000-\uf8ff]|(?![\0-\x7f©®°™℠])[\p{So}\p{Sk}\u25a0-\u25ff]|(?![½⅓¼])\p{No}|\d(?=\ufe0f?\u20e3))[\ufe0f\u20e3]*(?:\s+|(?=[\p{L}\p{N}])|$(?<!\p{Emoji_Presentation}\ufe0f?))|(?:[*+−>\p{Pd}]|\[(?:[ x]|\d{1,3})?\]|\(?(?:\p{Nd}{1,3}|[a-z])[)）]|\p{Nd}{1,3}(?:[.．]|\s*-))(?:\s+|$)|\p{Nd}{1,3}[.．](?=\p{L}))+/iu;

const quoted = /^(?:["'“”„«‘]|\*\*|`+)(.+?)(?:["'”“»’]|\*\*|`+)$/u; // '"React"', '**Vue**'

/** Around a whole list: '[React, Vue]', '"React, Vue"'. */
const around = /^\s*(?:[([{]([^()[\]{}]*)[)\]}]|["“”„«]([^"“”„«»]*)["”“»])\s*$/u;

/** A word of a list without the mark of its item, quotes and '#', composed; '' if it has no visible character. */
const listedWord = (word: string): string =>
  cleanLine(word)
    .replace(itemMark, '')
    .replace(quoted, '$1')
    .replace(/^[#＃]+\s*/u, '')
    .replace(/^[\p{P}\s]+$/u, '')
    .replace(/\s+/g, ' ')
    .normalize('NFC');

/** What starts an item and would separate words elsewhere: '1、React', and Word's round bullet before a tab. */
const lineStart = /^\s*(?:\p{Nd}{1,3}[、､]|o\t)/gmu;
/** What a sentence adds to its list, as in 'React, Vue, and Go.'; the full stop of an abbreviation such as 'U.S.' stays. */
const lastInSentence = /(?<=[,;]\s*)(?:and\s+|etc\.?\s*$)|(?:\.{3}|…)\s*$|\.\s*$(?<=[,;].*[^.]{2}\.\s*)/giu;

/** Splits an entered or pasted list, such as skills or tags, into words without duplicates. */
export const listedWords = (list: string): string[] =>
  distinct(
    list
      .replace(around, '$1$2')
      .replace(lineStart, '')
      .replace(lastInSentence, '')
      .split(listSeparator)
      .map(listedWord)
      .filter(Boolean),
  );
