import type { ApplyToJobInput, CreateJobInput, Job, JobApplication } from '../../generated/types.ts';
import { applyToJobInputBounds } from '../../generated/jobApplication.actions.ts';
import { listedWords } from '../words.ts';
import { workplaceOf } from './workplace.ts';

/** Characters of the message of an application to a job without Easy Apply. */
export const requiredNoteBounds = { min: 20, ...applyToJobInputBounds.note };

/** The texts of an application as they are stored: null for a blank phone number or note. */
export const sentApplication = ({ email, phone, note, resumeFileName }: ApplyToJobInput) =>
  ({
    email,
    phone: phone || null,
    note: note || null,
    resumeFileName,
  }) satisfies Partial<JobApplication>;

/**
 * The fields of a job that the form changes. The form shows the full text (`about`); the short one of the cards
 * (`description`) stays as long as the full one does.
 */
export const editedJob = (
  input: CreateJobInput,
  before?: Pick<Job, 'about' | 'description'>,
): Pick<PostedJob, 'about' | (keyof CreateJobInput & keyof PostedJob)> => ({
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
  | '__typename'
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

/** The fields that the form or a default sets. */
export type PostedJob = Omit<Job, Derived>;

/** A new field of Job does not compile until it has a value here. */
export const postedJob = (input: CreateJobInput): PostedJob => ({
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
