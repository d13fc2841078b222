import { expect, test } from 'vitest';
import { dayOf, monthOf, shortMonthOf } from './dates.ts';
import { counted, dollars, price, rated, whole } from './format.ts';

test('KC-13 KC-14 KC-15 numbers, counts, ratings and prices in US dollars', () => {
  expect(whole(1_204)).toBe('1,204');
  expect([counted(1, 'job'), counted(0, 'job'), counted(1_204, 'job')]).toEqual([
    '1 job',
    '0 jobs',
    '1,204 jobs',
  ]);
  expect(counted(2, 'company', 'companies')).toBe('2 companies');
  expect([rated(4), rated(4.66)]).toEqual(['4.0', '4.7']);
  expect(dollars(86_400)).toBe('$86,400');
  expect([price(0), price(9.5), price(1_299)]).toEqual(['Free', '$9.50', '$1,299.00']);
});

test('moments are told by UTC', () => {
  const moment = '2026-12-31T23:30:00.000Z';
  expect([dayOf(moment), monthOf(moment), shortMonthOf(moment)]).toEqual([
    'Dec 31, 2026',
    'December 2026',
    'Dec 2026',
  ]);
});
