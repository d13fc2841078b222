import { datePostedChoices } from '../generated/jobSearch.ts';
import type { DatePosted } from '../generated/types.ts';

/** The earliest moment that an age includes, in milliseconds. */
export const earliest = (age: DatePosted, now: number): number =>
  now - datePostedChoices[age].days * 86_400_000;
