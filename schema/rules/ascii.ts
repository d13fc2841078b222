import { withoutInvisible } from './characters.ts';

/** Replaces fullwidth and small forms, all dashes and ideographic full stops by ASCII. Keeps the length of the text. */
export const asciiForms = (text: string): string =>
  text
    .replace(/[\ufe50-\ufe6f\uff01-\uff5e]/g, (form) => form.normalize('NFKC'))
    .replace(/[\p{Pd}\u2043\u2212\u2500]/gu, '-')
    .replace(/[\u3002\uff61]/g, '.');

const isDigit = (codePoint: number) => /\p{Nd}/u.test(String.fromCodePoint(codePoint));

/** The value of a digit. Those of a script follow each other from 0 to 9, those of mathematical fonts several times. */
export function digitValue(digit: string): string {
  const codePoint = digit.codePointAt(0)!;
  let smaller = 0;
  while (isDigit(codePoint - smaller - 1)) smaller++;
  return `${smaller % 10}`;
}

/** A typed number, amount or phone number in ASCII: digits of any script, decimal and group marks, dashes and spaces. */
export const asciiNumber = (text: string): string =>
  asciiForms(withoutInvisible(text))
    .replace(/\p{Nd}/gu, digitValue)
    // The long vowel mark is on the key of '-' on Japanese keyboards.
    .replace(/[\u30fc\uff70]/g, '-')
    // ٫ ·
    .replace(/[\u066b\u00b7]/g, '.')
    // ٬ ، 、 ､ ‚
    .replace(/[\u066c\u060c\u3001\uff64\u201a]/g, ',')
    // ‘ ’ ʼ ʹ ′ ´ `
    .replace(/[\u2018\u2019\u02bc\u02b9\u2032\u00b4`]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
