import { expect, it } from 'vitest';
import { postedWithin } from './filterOptions.ts';

it.each([
  ['DAY', 1],
  ['WEEK', 7],
  ['MONTH', 30],
] as const)('KC-17 KC-18 the age %s starts exactly %i days ago', (age, days) => {
  const now = Date.parse('2026-03-14T09:26:53Z');
  expect(postedWithin(age, now)).toEqual({ min: now - days * 86_400_000 });
});
