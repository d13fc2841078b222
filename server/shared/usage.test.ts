import { expect, test } from 'vitest';
import { createUsage } from './usage.ts';

test('a use has a maximum and shrinks by a share of the time, so that a pause of a second forgets 100 ms', () => {
  let time = 0;
  const { of, isLight, add } = createUsage({ share: 0.1, light: 50, most: 100, now: () => time });
  expect([of('a'), isLight('a')]).toEqual([0, true]);
  add('a', 2_000);
  expect([of('a'), isLight('a'), of('b')]).toEqual([100, false, 0]);
  time += 600;
  expect([of('a'), isLight('a')]).toEqual([40, true]);
  time += 1_000;
  expect(of('a')).toBe(0);
});
