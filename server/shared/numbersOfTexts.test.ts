import { expect, test } from 'vitest';
import { minutesOf, rangeOf } from './numbersOfTexts.ts';

test.each([
  ['6h 30min', 390],
  ['1h 05 min', 65],
  ['45 minutes', 45],
  ['1.5 hours', 90],
  ['1,5 h', 90],
  ['2 hrs and 10 mins.', 130],
  ['about 2 hours', 120],
  ['about 1 day', 1_440],
  ['within minutes', null],
  ['Self-paced', null],
  ['2h a week', null],
  ['3 months', null],
  ['2 modules', null],
  ['', null],
])('%j has %j minutes', (text, minutes) => expect(minutesOf(text)).toBe(minutes));

test.each([
  ['7-14 days', 7, 14],
  ['1 day', 1, 1],
  ['$1,200', 1_200, 1_200],
])('the range of %j is %j to %j', (text, min, max) => expect(rangeOf(text)).toEqual({ min, max }));
