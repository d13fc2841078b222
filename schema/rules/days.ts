/** The day of a timestamp in UTC, as a date field holds it: '2026-12-24'; '' without one. */
export const dayOf = (moment: string | null | undefined): string => moment?.slice(0, 10) ?? '';

/** Whether a text is a day of the calendar with a year of four digits. `Date.parse` turns February 30 into March 2. */
export function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00.000Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString() === `${text}T00:00:00.000Z`;
}

/** Today where it ends last, 12 hours behind UTC: the server has no time zone of the person. */
export const earliestToday = (now: string): string =>
  dayOf(new Date(Date.parse(now) - 12 * 3_600_000).toISOString());

/** Today in the time zone of the browser, as a date field holds it. It can be one day earlier or later than in UTC. */
export function localToday(now = new Date()): string {
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part, i) => `${part}`.padStart(i === 0 ? 4 : 2, '0')).join('-');
}
