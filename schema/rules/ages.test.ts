import { expect, test } from 'vitest';
import { earliest } from './ages.ts';

test.each([
  ['DAY', 1],
  ['WEEK', 7],
  ['MONTH', 30],
] as const)('KC-17 KC-18 the age %s starts exactly %i days ago', (age, days) => {
  const now = Date.parse('2026-03-14T09:26:53Z');
  expect(earliest(age, now)).toBe(now - days * 86_400_000);
});
