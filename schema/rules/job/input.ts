import type { ApplyToJobInput, CreateJobInput, Job, JobApplication } from '../../generated/types.ts';
import type { Bounds } from '../bounds.ts';
import { listedWords } from '../words.ts';
import { workplaceOf } from './workplace.ts';

export const jobBounds = {
  title: { min: 5, max: 100 },
  location: { min: 1, max: 100 },
  salary: { max: 100 },
  description: { min: 20, max: 5_000 },
  skills: { max: 20, maxLength: 50 },
} satisfies Bounds<CreateJobInput>;

export const applicationBounds = { note: { min: 20, max: 2_000 } } satisfies Bounds<ApplyToJobInput>;

/** The texts of an application as both modes store them: null for a blank phone number or note. */
export const sentApplication = ({ email, phone, note, resumeFileName }: ApplyToJobInput) =>
  ({
    email,
    phone: phone || null,
    note: note || null,
    resumeFileName,
  }) satisfies Partial<JobApplication>;

/**
 * The fields of a job that the form changes. The form shows the full text; the short one of the cards stays as long as
 * the full one does.
 */
export const editedJob = (input: CreateJobInput, before?: Pick<Job, 'about' | 'description'>) => ({
  title: input.title,
  location: input.location,
  workplace: input.workplace ?? workplaceOf(input.location),
  type: input.type,
  salary: input.salary ?? '',
  description: before?.about === input.description ? before.description : input.description,
  about: input.description,
  skills: listedWords(input.skills ?? ''),
});

/** Fields that depend on the reader or the poster. */
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
  | 'applications'
  | 'similar';

/** A job as it is posted. A new field of Job does not compile until it has a value here. */
export const postedJob = (input: CreateJobInput): Omit<Job, Derived> => ({
  ...editedJob(input),
  salaryMin: null,
  salaryMax: null,
  requirements: [],
  benefits: [],
  department: null,
  experienceLevel: 'MID',
  promoted: false,
  isEasyApply: true,
  isOpen: true,
});
