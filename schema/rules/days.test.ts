import { afterEach, expect, test, vi } from 'vitest';
import { dayOf, earliestToday, isDay, localToday } from './days.ts';

afterEach(() => vi.unstubAllEnvs());

test.each([
  // Evening of November 27 in Honolulu, when it is November 28 in Greenwich.
  ['Pacific/Honolulu', '2026-11-28T06:00:00Z', '2026-11-27'],
  ['Pacific/Honolulu', '2026-11-28T10:00:00Z', '2026-11-28'],
  // Month and year end later in the west.
  ['Pacific/Honolulu', '2027-01-01T09:59:59Z', '2026-12-31'],
  ['America/Los_Angeles', '2028-03-01T07:59:59Z', '2028-02-29'],
  ['Etc/GMT+12', '2026-11-28T11:59:59Z', '2026-11-27'],
  // A day later in the east.
  ['Pacific/Kiritimati', '2026-11-28T10:00:00Z', '2026-11-29'],
  ['Pacific/Kiritimati', '2026-12-31T10:00:00Z', '2027-01-01'],
  ['UTC', '2026-11-28T23:59:59Z', '2026-11-28'],
  // The hours around the change of the clocks.
  ['America/New_York', '2026-03-08T06:59:59Z', '2026-03-08'],
  ['America/New_York', '2026-11-01T03:59:59Z', '2026-10-31'],
  ['America/New_York', '2026-11-01T05:30:00Z', '2026-11-01'],
  ['America/New_York', '2026-11-02T04:59:59Z', '2026-11-01'],
  // Midnight of this day does not exist there.
  ['America/Santiago', '2026-09-06T04:00:00Z', '2026-09-06'],
])('in %s at %s, today is %s, which no server takes for the past', (zone, now, today) => {
  vi.stubEnv('TZ', zone);
  expect(localToday(new Date(now))).toBe(today);
  expect(earliestToday(now) <= today).toBe(true);
});

test('a server takes a day for the past when it has ended everywhere', () => {
  expect(earliestToday('2026-11-28T11:59:59.000Z')).toBe('2026-11-27');
  expect(earliestToday('2026-11-28T12:00:00.000Z')).toBe('2026-11-28');
});

test.each(['2026-12-24', '2028-02-29', '0001-01-01', '9999-12-31'])('%s is a day', (day) =>
  expect(isDay(day)).toBe(true),
);

test.each([
  '',
  '2026-02-29',
  '2026-02-30',
  '2026-13-01',
  '2026-04-31',
  '20261-01-01',
  '2026-1-1',
  'not a number',
])('%j is no day', (day) => expect(isDay(day)).toBe(false));

test('the day of a timestamp is that of its date field', () => {
  expect(dayOf('2026-12-24T00:00:00.000Z')).toBe('2026-12-24');
  expect(dayOf(null)).toBe('');
});
