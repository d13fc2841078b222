import { asciiNumber } from '../../../schema/rules/ascii.ts';
import { isInCents } from '../../../schema/rules/bounds.ts';

/** A currency before or after the number: '$9', 'US$ 9', '9 USD', '9 dollars'. */
const currency = /^(?:(?:us\s*\$|usd|\$)\s*)+|\s*(?:us\s*\$|usd|\$|(?:us\s+)?dollars?)$/gi;
/** Dashes in place of cents: '50,-'. */
const noCents = /[.,]-{1,2}$/;
/** Spaces and apostrophes between groups of three digits. */
const groupMarks = /(?<=\d)[ '](?=\d{3}(?!\d))/g;
/** A fourth digit after a point or comma is a mistake in a group of three. */
const digits = /^(\d+\.?\d{0,3}|\.\d+)$/;

/** Groups of three digits with one kind of separator, and decimals after the other kind: '9.900,50'. */
const grouped = /^[1-9]\d{0,2}(?:(?<mark>[.,])\d{3})(?:\k<mark>\d{3})*(?:(?!\k<mark>)[.,]\d*)?$/;
/** Groups of two digits before the last one of three, as in India: '1,00,000'. */
const indian = /^[1-9]\d?(?:,\d{2})+,\d{3}(?:\.\d*)?$/;

/**
 * Parses a number as people write it: '9,900', '9 900', '9.900,50', '9,99', with the digits of any script. Three digits
 * after a single point or comma are a group, since amounts have at most two decimals. Returns NaN for any other text,
 * such as '0x10' or '1e3', which `Number` accepts.
 */
export function parseNumber(text: string): number {
  const marked = asciiNumber(text).replace(groupMarks, '');
  const mark = indian.test(marked) ? ',' : grouped.exec(marked)?.groups?.['mark'];
  const plain = (mark ? marked.replaceAll(mark, '') : marked).replace(',', '.');
  return digits.test(plain) ? Number(plain) : NaN;
}

/** Parses dollars and cents, with or without the currency; returns NaN for any other text. */
export function parseAmount(text: string): number {
  const amount = parseNumber(asciiNumber(text).replace(currency, '').replace(noCents, ''));
  return isInCents(amount) ? amount : NaN;
}
