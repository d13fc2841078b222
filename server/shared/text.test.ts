import { expect, test } from 'vitest';
import { readQuery } from './text.ts';

test('a search has at most 200 characters', () => {
  expect(readQuery('x'.repeat(200))).toHaveLength(1);
  expect(() => readQuery('x'.repeat(201))).toThrow('query must be at most 200 characters.');
});
