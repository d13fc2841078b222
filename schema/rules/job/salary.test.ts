import { expect, test } from 'vitest';
import { payIn, salaryText } from './salary.ts';
import { yearlyPay } from './pay.ts';

test.each([
  [80_000, 95_000, '$80,000 - $95,000'],
  [80_000, 80_000, '$80,000'],
  [80_000, null, 'From $80,000'],
  [null, 95_000, 'Up to $95,000'],
  [null, null, ''],
])('the text of %j to %j is %j, which the filter of pay reads', (salaryMin, salaryMax, text) => {
  expect(salaryText({ salaryMin, salaryMax })).toBe(text);
  expect(yearlyPay(text)).toBe(salaryMax ?? salaryMin);
});

test.each([
  ['$80,000 - $95,000', 80_000, 95_000],
  [' $80k–$95K ', 80_000, 95_000],
  ['$80,000', 80_000, 80_000],
  ['$95,000 - $80,000', null, null],
  ['$65/hour', null, null],
  ['$65', null, null],
  ['$10,000,001', null, null],
  ['€80,000', null, null],
  ['$80,000 plus bonus', null, null],
  ['Competitive', null, null],
  ['', null, null],
])('%j is the yearly pay %j to %j', (text, salaryMin, salaryMax) => {
  expect(payIn(text)).toEqual({ salaryMin, salaryMax });
});
