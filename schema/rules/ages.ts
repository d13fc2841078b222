import type { DatePosted } from '../generated/types.ts';
import type { Choices } from './choices.ts';

export const ages = {
  MONTH: { id: 'month', label: 'Past month' },
  WEEK: { id: 'week', label: 'Past week' },
  DAY: { id: 'day', label: 'Past 24 hours' },
} as const satisfies Choices<DatePosted>;

const days: Readonly<Record<DatePosted, number>> = { MONTH: 30, WEEK: 7, DAY: 1 };

/** The earliest moment that an age includes, in milliseconds. */
export const earliest = (age: DatePosted, now: number): number => now - days[age] * 86_400_000;
