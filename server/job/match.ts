import { countCommon } from '../shared/similar.ts';
import type { JobRecord } from './records.ts';

type Matched = Pick<JobRecord, 'skills' | 'scored' | 'postedById'>;

/**
 * How well a job fits whoever has these skills: how many of its skills they have, in tenths and at least 1. Null where
 * the job does not tell enough, and for an own posting.
 */
export function matchScore(
  { skills, scored, postedById }: Matched,
  person: { id: string; skills: string[] },
) {
  if (!scored || postedById === person.id || skills.length === 0) return null;
  return Math.max(1, Math.round((10 * countCommon(skills, person.skills)) / skills.length));
}
