import { expect, test } from 'vitest';
import { readQuery } from './text.ts';

test('a query of more than 200 characters is refused', () => {
  expect(readQuery('x'.repeat(200))).toHaveLength(1);
  expect(() => readQuery('x'.repeat(201))).toThrow('query must be at most 200 characters.');
});
