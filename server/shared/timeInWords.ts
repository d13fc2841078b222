import { clockOf } from '../../schema/rules/clock.ts';
import { age, daysBefore } from './time.ts';

const english = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options });
const date = english({ year: 'numeric', month: 'long', day: 'numeric' });

/** A past moment in full words: 'Just now', '1 hour ago', '2 days ago'; `timeAgo` is the short format. */
export function timeAgoInWords(moment: string, now: number): string {
  const past = age(moment, now);
  return past ? `${past.count} ${past.unit}${past.count === 1 ? '' : 's'} ago` : 'Just now';
}

/** The heading of a day in UTC: 'Today', 'Yesterday' or a date such as 'March 14, 2025'. */
export function dayInWords(moment: string, now: number): string {
  const days = daysBefore(moment, now);
  if (days === 0) return 'Today';
  return days === 1 ? 'Yesterday' : date.format(Date.parse(moment));
}

/** The time of a message, in UTC: '10:30 AM' for today, else the day. */
export const timeOfMessage = (moment: string, now: number): string =>
  daysBefore(moment, now) === 0 ? clockOf(moment) : dayInWords(moment, now);
