import { expect, test } from 'vitest';
import { listedWords } from './words.ts';

test('a list of words has each word once, without #', () => {
  expect(listedWords('Soil, #seeds,soil ,, ')).toEqual(['soil', 'seeds']);
});
