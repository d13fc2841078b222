const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** Longest first, since `age` takes the first one that fits. */
const units = [
  [365 * day, 'year'],
  [30 * day, 'month'],
  [7 * day, 'week'],
  [day, 'day'],
  [hour, 'hour'],
  [minute, 'minute'],
] as const;

/** Number of calendar days in UTC between a moment and today: 0 for any time of today. */
export const daysBefore = (moment: string, now: number): number =>
  Math.floor(now / day) - Math.floor(Date.parse(moment) / day);

/** The age in its largest complete unit; null within the last minute. From 24 hours on it counts calendar days in UTC. */
export function age(moment: string, now: number) {
  const elapsed = now - Date.parse(moment);
  const rounded = elapsed < day ? elapsed : daysBefore(moment, now) * day;
  const [length, unit] = units.find(([min]) => rounded >= min) ?? [];
  return length ? { count: Math.floor(rounded / length), unit } : null;
}

const short = { year: 'y', month: 'mo', week: 'w', day: 'd', hour: 'h', minute: 'm' } as const;

/** A past moment in the short format of cards: 'Just now', '5m ago', '2h ago', '3w ago'. */
export function timeAgo(moment: string, now: number): string {
  const past = age(moment, now);
  return past ? `${past.count}${short[past.unit]} ago` : 'Just now';
}

/** The key of an order by time, newest first. */
export const newest = (moment: string): number => -Date.parse(moment);

/** Returns times before the server's start, so that sample data never looks stale. */
export interface Clock {
  minutesAgo: (n: number) => string;
  hoursAgo: (n: number) => string;
  daysAgo: (n: number) => string;
}

export function createClock(start: number): Clock {
  const before = (unit: number) => (n: number) => new Date(start - n * unit).toISOString();
  return { minutesAgo: before(minute), hoursAgo: before(hour), daysAgo: before(day) };
}
