import { expect, test } from 'vitest';
import { holdsWords, readQuery } from './text.ts';

test('a query is split into lowercase words', () => {
  expect(readQuery('  UX   Research\tBergen ')).toEqual(['ux', 'research', 'bergen']);
  expect(readQuery('#UX-Research in C# #'), 'a hashtag as posts show it').toEqual([
    'ux-research',
    'in',
    'c#',
    '#',
  ]);
  for (const nothing of [null, undefined, '', '   ']) expect(readQuery(nothing)).toEqual([]);
});

test('a query of more than 200 characters is refused', () => {
  expect(readQuery('x'.repeat(200))).toHaveLength(1);
  expect(() => readQuery('x'.repeat(201))).toThrow('query must be at most 200 characters.');
});

test('every word must occur in one of the texts', () => {
  expect(holdsWords(['ux', 'holt'], 'UX research', 'Maren Holt')).toBe(true);
  expect(holdsWords(['ux', 'vale'], 'UX research', 'Maren Holt')).toBe(false);
  expect(holdsWords([], 'anything')).toBe(true);
  expect(holdsWords(['.*'], 'anything')).toBe(false);
});
