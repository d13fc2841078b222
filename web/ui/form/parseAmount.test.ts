import { expect, test } from 'vitest';
import { parseAmount, parseNumber } from './parseAmount.ts';

test.each([
  ['$9,900', 9_900],
  ['9,900', 9_900],
  ['9 900', 9_900],
  ['9\u00a0900', 9_900],
  ['9\u202f900,5', 9_900.5],
  ["9'900", 9_900],
  ['9.900', 9_900],
  ['9.900,50', 9_900.5],
  ['9,900.50', 9_900.5],
  ['1 234 567,89', 1_234_567.89],
  ['1.234.567', 1_234_567],
  ['US$ 1,234,567', 1_234_567],
  ['9900 USD', 9_900],
  ['62,50 $', 62.5],
  ['60 dollars', 60],
  ['9,99', 9.99],
  ['9.99', 9.99],
  [' .5 ', 0.5],
  ['12.', 12],
  ['0.07', 0.07],
  ['9900', 9_900],
])('the amount %s is understood as %d', (text, amount) => {
  expect(parseAmount(text)).toBe(amount);
});

test.each([
  '',
  '$',
  '.',
  '-1',
  '€5',
  '1e2',
  '0x10',
  '9.9.9',
  '9 90',
  '9,90,00',
  '1,234.567.8',
  '5 to 10',
  'nine',
])('the text %s is no amount', (text) => {
  expect(parseAmount(text)).toBeNaN();
});

test('a number without money has groups, but no currency', () => {
  expect(parseNumber('1,000')).toBe(1_000);
  expect(parseNumber('$3')).toBeNaN();
});
