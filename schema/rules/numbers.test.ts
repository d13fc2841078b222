import { expect, test } from 'vitest';
import {
  formatCount,
  formatDollars,
  formatPrice,
  formatRating,
  formatUsd,
  formatInteger,
  pluralize,
} from './numbers.ts';

test('KC-13 KC-14 KC-15 numbers, counts, ratings and prices in US dollars have their formats', () => {
  expect(formatInteger(1_204)).toBe('1,204');
  expect([formatCount(1, 'job'), formatCount(0, 'job'), formatCount(1_204, 'job')]).toEqual([
    '1 job',
    '0 jobs',
    '1,204 jobs',
  ]);
  expect(formatCount(2, 'company', 'companies')).toBe('2 companies');
  expect([pluralize(1, 'job'), pluralize(1_204, 'job')]).toEqual(['job', 'jobs']);
  expect([formatRating(4), formatRating(4.66)]).toEqual(['4.0', '4.7']);
  expect([formatDollars(86_400), formatDollars(62.5)]).toEqual(['$86,400', '$62.50']);
  expect([formatPrice(0), formatPrice(9.5), formatPrice(1_299)]).toEqual(['Free', '$9.50', '$1,299.00']);
});

test('numbers are formatted as Intl.NumberFormat does for the US', () => {
  const intl = (decimals?: number) =>
    new Intl.NumberFormat('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  const [plain, one, two] = [intl(), intl(1), intl(2)];
  const numbers = [0, 7, 12.5, 999, 999.999, 1_000, 12_345.678, 1_234_567, 0.1 + 0.2, 4.35, 4.45, -1_204];
  for (const n of numbers)
    expect([formatInteger(n), formatRating(n % 5), formatUsd(n)]).toEqual([
      plain.format(n),
      one.format(n % 5),
      `$${two.format(n)}`,
    ]);
});
