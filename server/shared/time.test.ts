import { expect, test } from 'vitest';
import { createClock, timeAgo } from './time.ts';

const now = Date.parse('2026-11-21T12:00:00.000Z');
const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

for (const [elapsed, words] of [
  [0, 'Just now'],
  [minute - 1, 'Just now'],
  [minute, '1m ago'],
  [hour - 1, '59m ago'],
  [hour, '1h ago'],
  [day - 1, '23h ago'],
  [day, '1d ago'],
  [day + 12 * hour, '1d ago'],
  [day + 12 * hour + 1, '2d ago'],
  [6 * day + 12 * hour, '6d ago'],
  [7 * day, '1w ago'],
  [29 * day + 12 * hour, '4w ago'],
  [30 * day, '1mo ago'],
  [364 * day + 12 * hour, '12mo ago'],
  [365 * day, '1y ago'],
  [730 * day, '2y ago'],
  [-5 * minute, 'Just now'],
] as const)
  test(`EN-01 ${elapsed / second} seconds ago is '${words}'`, () => {
    expect(timeAgo(new Date(now - elapsed).toISOString(), now)).toBe(words);
  });

test('the clock returns times before the start', () => {
  const { minutesAgo, hoursAgo, daysAgo } = createClock(now);
  expect(minutesAgo(10)).toBe('2026-11-21T11:50:00.000Z');
  expect(hoursAgo(2)).toBe('2026-11-21T10:00:00.000Z');
  expect(daysAgo(3)).toBe('2026-11-18T12:00:00.000Z');
});
