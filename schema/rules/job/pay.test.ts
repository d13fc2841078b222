import { expect, test } from 'vitest';
import { yearlyPay } from './pay.ts';

test.each([
  ['$92,000 - $118,000', 118_000],
  ['$150,000', 150_000],
  ['80-95k', 95_000],
  ['$120K', 120_000],
  ['$92.5k to $99.5k', 99_500],
  ['90 000 – 110 000 USD', 110_000],
  ['90.000', 90_000],
  ['$65/hour', 135_200],
  ['$40 - $48.50 per hour', 100_880],
  ['$50 an hour', 104_000],
  ['$480/day', 124_800],
  ['$2,000 a week', 104_000],
  ['$7,500 monthly', 90_000],
  // Only the first amount or range is the pay.
  ['$90,000 + 401k', 90_000],
  ['$120,000, 4-day week', 120_000],
  ['Competitive', null],
  ['', null],
])('%j is %j a year', (salary, yearly) => {
  expect(yearlyPay(salary)).toBe(yearly);
});
