import { weekdayOf } from '../../ui/dates.ts';

/** As select fields and their rule take it. */
interface Choice<T> {
  id: string;
  label: string;
  value: T;
}

const hour = 3_600_000;
const day = 24 * hour;

/** How many working days ahead one can choose from. */
const days = 10;
/** When a conversation can begin, in hours of a recruiter's day; times are UTC. */
const hours = [8, 9.5, 11, 13, 14.5, 16] as const;

const isWorkday = (at: number) => ![0, 6].includes(new Date(at).getUTCDay());

/** The next working days, today not among them; each choice is the day's beginning in milliseconds. */
export function dayChoices(now: number): readonly Choice<number>[] {
  const today = Math.floor(now / day) * day;
  return Array.from({ length: 2 * days }, (_, i) => today + (i + 1) * day)
    .filter(isWorkday)
    .slice(0, days)
    .map((at) => ({ id: String(at), label: weekdayOf(at), value: at }));
}

/** The times of a day; each choice is the time since the day's beginning in milliseconds. */
export const timeChoices: readonly Choice<number>[] = hours.map((time) => {
  const label = `${Math.floor(time)}:${time % 1 ? '30' : '00'}`.padStart(5, '0');
  return { id: label, label, value: time * hour };
});
