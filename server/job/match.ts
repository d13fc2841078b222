import { matchingSkills, scoreOf } from '../../schema/rules/job/match.ts';
import type { JobRecord } from './records.ts';

type Matched = Pick<JobRecord, 'skills' | 'scored' | 'postedById'>;

/** How well a job matches a person, 1 to 10; null for a job or a person with too little data, and for an own posting. */
export function matchScore(
  { skills, scored, postedById }: Matched,
  person: { id: string; skills: string[] },
) {
  if (!scored || postedById === person.id || skills.length === 0 || person.skills.length === 0) return null;
  return scoreOf(matchingSkills(skills, person.skills).length, skills.length);
}
