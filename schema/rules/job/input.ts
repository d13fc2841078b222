import type { CreateJobInput, Job, Workplace } from '../../generated/types.ts';
import { listedWords } from '../words.ts';

/** Bounds of what a form for CreateJobInput takes: characters, and numbers of skills. */
export const jobBounds = {
  title: { least: 5, most: 100 },
  location: { most: 100 },
  salary: { most: 100 },
  description: { least: 20, most: 5_000 },
  skills: { most: 20, longest: 50 },
};

/** The form does not ask where the work is done; the place often says it. */
function workplaceOf(location: string): Workplace {
  if (/\bremote\b/i.test(location)) return 'REMOTE';
  return /\bhybrid\b/i.test(location) ? 'HYBRID' : 'ONSITE';
}

/** What is derived for each reader, or belongs to the poster. */
type Derived =
  | 'id'
  | 'company'
  | 'posted'
  | 'postedAt'
  | 'applicants'
  | 'matchScore'
  | 'saved'
  | 'viewed'
  | 'viewerHasHidden'
  | 'viewerHasApplied'
  | 'viewerIsPoster'
  | 'application'
  | 'similar';

/** What a job is as it is posted. A field that Job gains does not compile until it says what a posted job has there. */
export const postedJob = (input: CreateJobInput): Omit<Job, Derived> => ({
  title: input.title,
  location: input.location,
  type: input.type,
  salary: input.salary ?? '',
  salaryMin: null,
  salaryMax: null,
  description: input.description,
  about: input.description,
  requirements: [],
  benefits: [],
  skills: listedWords(input.skills ?? ''),
  department: null,
  experienceLevel: 'MID',
  workplace: workplaceOf(input.location),
  promoted: false,
  isEasyApply: true,
});
