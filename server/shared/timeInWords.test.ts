import { expect, it } from 'vitest';
import { timeAgo } from './time.ts';
import { dayInWords, timeAgoInWords, timeOfMessage } from './timeInWords.ts';

const now = Date.parse('2025-03-16T00:30:00Z');

it.each([
  ['2025-03-16T00:29:31Z', 'Just now'],
  ['2025-03-16T00:31:00Z', 'Just now'],
  ['2025-03-16T00:29:00Z', '1 minute ago'],
  ['2025-03-15T23:30:00Z', '1 hour ago'],
  ['2025-03-15T22:15:00Z', '2 hours ago'],
  ['2025-03-14T00:30:00Z', '2 days ago'],
  ['2025-03-09T00:30:00Z', '1 week ago'],
  ['2025-01-30T00:30:00Z', '1 month ago'],
  ['2022-03-16T00:30:00Z', '3 years ago'],
])('%s is %s', (moment, words) => expect(timeAgoInWords(moment, now)).toBe(words));

it.each([
  ['2025-03-16T00:00:00Z', 'Today', '12:00 AM'],
  ['2025-03-15T23:59:59Z', 'Yesterday', 'Yesterday'],
  ['2025-03-14T23:59:59Z', 'March 14, 2025', 'March 14, 2025'],
])('the UTC day of %s has the heading %s, and its messages show %s', (moment, heading, time) => {
  expect(dayInWords(moment, now)).toBe(heading);
  expect(timeOfMessage(moment, now)).toBe(time);
});

it('a message of today shows its time', () =>
  expect(timeOfMessage('2025-03-16T22:30:00Z', Date.parse('2025-03-16T23:00:00Z'))).toBe('10:30 PM'));

it.each([
  ['2025-03-15T22:30:00Z', 'Yesterday', '2h ago'],
  ['2025-03-15T00:31:00Z', 'Yesterday', '23h ago'],
  ['2025-03-15T00:30:00Z', 'Yesterday', '1d ago'],
  ['2025-03-15T00:00:00Z', 'Yesterday', '1d ago'],
  ['2025-03-14T23:30:00Z', 'March 14, 2025', '2d ago'],
  ['2025-03-09T23:59:00Z', 'March 9, 2025', '1w ago'],
])('%s has the heading %s and the age %s', (moment, heading, ago) => {
  expect(dayInWords(moment, now)).toBe(heading);
  expect(timeAgo(moment, now)).toBe(ago);
});
