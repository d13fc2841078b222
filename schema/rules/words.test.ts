import { expect, test } from 'vitest';
import { listedWords } from './words.ts';

test('a list of words has each word once, as it is written first, without #', () => {
  expect(listedWords('Soil, #seeds,soil ,, ')).toEqual(['Soil', 'seeds']);
});

test('a list of words may have commas, lines of any system, and cells of a table', () => {
  expect(listedWords('Soil\r\n#seeds\n\nrain\rsun\tC++, wind')).toEqual([
    'Soil',
    'seeds',
    'rain',
    'sun',
    'C++',
    'wind',
  ]);
});
