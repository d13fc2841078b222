import type { ApplicationStatus, JobExperience, JobType, Workplace } from '../../generated/types.ts';
import type { Choices, Labels } from '../choices.ts';

export const experienceLevels = {
  ENTRY: { id: 'entry', label: 'Entry' },
  MID: { id: 'mid', label: 'Mid-senior' },
  DIRECTOR: { id: 'director', label: 'Director' },
  EXECUTIVE: { id: 'executive', label: 'Executive' },
} as const satisfies Choices<JobExperience>;

export const workplaces = {
  REMOTE: { id: 'remote', label: 'Remote' },
  HYBRID: { id: 'hybrid', label: 'Hybrid' },
  ONSITE: { id: 'onsite', label: 'On-site' },
} as const satisfies Choices<Workplace>;

export const jobTypes = {
  FULL_TIME: { id: 'full-time', label: 'Full-time' },
  PART_TIME: { id: 'part-time', label: 'Part-time' },
  CONTRACT: { id: 'contract', label: 'Contract' },
  FREELANCE: { id: 'freelance', label: 'Freelance' },
} as const satisfies Choices<JobType>;

export const applicationStates: Labels<ApplicationStatus> = {
  APPLIED: 'Applied',
  VIEWED: 'Viewed',
  INTERVIEW: 'Interview',
  OFFER: 'Offer',
  DECLINED: 'Not selected',
  WITHDRAWN: 'Withdrawn',
};

/** The poster's stages: the statuses to which a poster can move an application. */
export const applicationStages = {
  APPLIED: { id: 'new', label: 'New' },
  VIEWED: { id: 'reviewed', label: 'Reviewed' },
  INTERVIEW: { id: 'interview', label: 'Interview' },
  OFFER: { id: 'offer', label: 'Offer' },
  DECLINED: { id: 'declined', label: 'Declined' },
} as const satisfies Choices<Exclude<ApplicationStatus, 'WITHDRAWN'>>;
