const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const steps = [
  [365 * day, 'y'],
  [30 * day, 'mo'],
  [7 * day, 'w'],
  [day, 'd'],
  [hour, 'h'],
  [minute, 'm'],
] as const;

/** A past moment in words, as short as a card needs: 'Just now', '5m ago', '2h ago', '3w ago'. */
export function timeAgo(moment: string, now: number): string {
  const elapsed = now - Date.parse(moment);
  const step = steps.find(([length]) => elapsed >= length);
  return step ? `${Math.floor(elapsed / step[0])}${step[1]} ago` : 'Just now';
}

/** Compares by a moment, the newest first. */
export const newestFirst =
  <T>(momentOf: (item: T) => string) =>
  (a: T, b: T): number =>
    Date.parse(momentOf(b)) - Date.parse(momentOf(a));

/** Moments before the server's start, so that sample data never looks stale. */
export interface Clock {
  minutesAgo: (n: number) => string;
  hoursAgo: (n: number) => string;
  daysAgo: (n: number) => string;
}

export function createClock(start: number): Clock {
  const before = (unit: number) => (n: number) => new Date(start - n * unit).toISOString();
  return { minutesAgo: before(minute), hoursAgo: before(hour), daysAgo: before(day) };
}

/** Makes sample data once for each clock, so that whoever asks for it is given the same objects. */
export function oncePerClock<T>(make: (clock: Clock) => T): (clock: Clock) => T {
  const made = new WeakMap<Clock, { value: T }>();
  return (clock) => {
    const known = made.get(clock) ?? { value: make(clock) };
    made.set(clock, known);
    return known.value;
  };
}
