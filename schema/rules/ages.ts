import { datePostedChoices } from '../generated/jobSearch.ts';
import type { DatePosted } from '../generated/types.ts';

/** The start of the age that a date filter includes, such as the past week. Times are in milliseconds since the epoch. */
export const earliest = (age: DatePosted, now: number): number =>
  now - datePostedChoices[age].days * 86_400_000;
