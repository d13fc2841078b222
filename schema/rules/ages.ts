import type { DatePosted } from '../generated/types.ts';

const days: Readonly<Record<DatePosted, number>> = { MONTH: 30, WEEK: 7, DAY: 1 };

/** The earliest moment that an age includes, in milliseconds. */
export const earliest = (age: DatePosted, now: number): number => now - days[age] * 86_400_000;
