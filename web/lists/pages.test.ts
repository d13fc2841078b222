import { expect, test } from 'vitest';
import { linkedPages } from './pages.ts';

test('a list of at most 9 pages links to all of them', () => {
  expect(linkedPages(1, 1)).toEqual([1]);
  expect(linkedPages(5, 9)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('a longer list links to the first and the last page and to those around the current one', () => {
  expect(linkedPages(1, 10)).toEqual([1, 2, 3, 10]);
  expect(linkedPages(4, 10)).toEqual([1, 2, 3, 4, 5, 6, 10]);
  expect(linkedPages(10, 10)).toEqual([1, 8, 9, 10]);
  expect(linkedPages(50_000, 100_000_000)).toEqual([1, 49_998, 49_999, 50_000, 50_001, 50_002, 100_000_000]);
});
