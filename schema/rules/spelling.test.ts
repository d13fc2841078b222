import { describe, expect, it } from 'vitest';
import { distanceWithin, nearestWord } from './spelling.ts';

const vocabulary = {
  designer: 5,
  designed: 9,
  design: 20,
  illustration: 3,
  manager: 2,
  figma: 4,
  sigma: 8,
  react: 6,
  reach: 6,
  oslo: 1,
  team: 7,
};
const nearest = (word: string) => nearestWord(word, Object.entries(vocabulary));

describe('the word that a misspelt word means', () => {
  it.each([
    ['two transposed letters', 'desinger', 'designer'],
    ['a missing letter', 'manger', 'manager'],
    ['an additional letter', 'figgma', 'figma'],
    ['another letter', 'osla', 'oslo'],
    ['transposed first letters', 'iFgma'.toLowerCase(), 'figma'],
    ['two errors in a word of 8 letters or more', 'ilustrtaion', 'illustration'],
  ])('has %s: %s is %s', (_error, typed, meant) => {
    expect(nearest(typed)).toBe(meant);
  });

  it.each([
    ['three errors', 'ilustrtaoin'],
    ['two errors in a word of up to 7 letters', 'mangr'],
    ['another first letter', 'pigma'],
    ['fewer than 4 letters', 'tea'],
    ['a digit', 'oslo1'],
    ['no likeness', 'zzzzqqq'],
  ])('does not exist with %s: %s', (_error, typed) => {
    expect(nearest(typed)).toBeNull();
  });

  it('has the fewest errors, then the highest frequency, then the first place in the alphabet', () => {
    // 'designed' is more frequent, but has two errors.
    expect(nearest('desinger')).toBe('designer');
    expect(nearest('reacx')).toBe('reach');
    const words = [
      ['reach', 6],
      ['react', 7],
    ] as const;
    expect(nearestWord('reacx', words)).toBe('react');
    expect(nearestWord('reacx', words.toReversed())).toBe('react');
  });
});

describe('the distance of two words', () => {
  it.each([
    ['abcd', 'abcd', 0],
    ['abcd', 'abdc', 1],
    ['abcd', 'badc', 2],
    ['abcd', 'bcd', 1],
    ['abcd', 'axcde', 2],
    ['abcd', 'wxyz', Infinity],
    ['abcd', 'abcdefg', Infinity],
  ])('%s, %s: %d', (word, other, distance) => {
    expect(distanceWithin(word, other, 2)).toBe(distance);
    expect(distanceWithin(other, word, 2)).toBe(distance);
  });
});
