/** A currency before or after the number: '$9', 'US$ 9', '9 USD', '9 dollars'. */
const currency = /^(?:us\s*\$|usd|\$)\s*|\s*(?:us\s*\$|usd|\$|(?:us\s+)?dollars?)$/gi;
/** Spaces of any kind and apostrophes between groups of three digits. */
const groupMarks = /(?<=\d)[\s'’](?=\d{3}(?!\d))/g;
const digits = /^(\d+\.?\d*|\.\d+)$/;

/** Groups of three digits with one kind of separator, and decimals after the other kind. */
const grouped = /^[1-9]\d{0,2}(?:(?<mark>[.,])\d{3})(?:\k<mark>\d{3})*(?:(?!\k<mark>)[.,]\d*)?$/;

/**
 * Parses a number as people write it: '9,900', '9 900', '9.900,50', '9,99'. Three digits after a single point or comma
 * are a group, since amounts have at most two decimals. Returns NaN for any other text, such as '0x10' or '1e3', which
 * `Number` accepts.
 */
export function parseNumber(text: string): number {
  const marked = text.trim().replace(groupMarks, '');
  const mark = grouped.exec(marked)?.groups?.['mark'];
  const plain = (mark ? marked.replaceAll(mark, '') : marked).replace(',', '.');
  return digits.test(plain) ? Number(plain) : NaN;
}

/** Parses dollars and cents, with or without the currency; returns NaN for any other text. */
export function parseAmount(text: string): number {
  const amount = parseNumber(text.trim().replace(currency, ''));
  // Floating-point errors are smaller than the tolerance.
  return Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6 ? amount : NaN;
}
