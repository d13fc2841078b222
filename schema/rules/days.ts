/** The day of a timestamp in UTC, as a date field holds it: '2026-12-24'; '' without one. */
export const dayOf = (moment: string | null | undefined): string => moment?.slice(0, 10) ?? '';

/** Whether a text is a day of the calendar with a year of four digits. `Date.parse` turns February 30 into March 2. */
export function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00.000Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString() === `${text}T00:00:00.000Z`;
}

/** The earliest day that is still today somewhere: 12 hours behind Greenwich. A server does not know where the person is. */
export const earliestToday = (now: string): string =>
  dayOf(new Date(Date.parse(now) - 12 * 3_600_000).toISOString());

/** Today where the person is: until noon or from noon on, it may be another day than in Greenwich. */
export function localToday(now = new Date()): string {
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part, i) => `${part}`.padStart(i === 0 ? 4 : 2, '0')).join('-');
}
