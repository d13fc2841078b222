import { formatWeekday } from '../../ui/dates.ts';

interface Choice<T> {
  id: string;
  label: string;
  value: T;
}

const hour = 3_600_000;
const day = 24 * hour;

/** Number of working days on offer. */
const dayCount = 10;
/** Start times in hours after midnight, UTC. */
const startHours = [8, 9.5, 11, 13, 14.5, 16] as const;

const isWorkday = (at: number) => ![0, 6].includes(new Date(at).getUTCDay());

/** The working days after today, for a select. A value is midnight UTC of the day, in milliseconds since the epoch. */
export function dayChoices(now: number): readonly Choice<number>[] {
  const today = Math.floor(now / day) * day;
  // Twice as many days as needed, since weekends are removed.
  return Array.from({ length: 2 * dayCount }, (_, i) => today + (i + 1) * day)
    .filter(isWorkday)
    .slice(0, dayCount)
    .map((at) => ({ id: String(at), label: formatWeekday(at), value: at }));
}

/** The start times of a day, for a select. A value is the time since midnight, in milliseconds. */
export const timeChoices: readonly Choice<number>[] = startHours.map((time) => {
  const label = `${Math.floor(time)}:${time % 1 ? '30' : '00'}`.padStart(5, '0');
  return { id: label, label, value: time * hour };
});
