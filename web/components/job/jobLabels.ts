import type { ApplicationStatus, JobExperience, JobType, Workplace } from '../../generated/graphql.ts';

export const jobTypes: Readonly<Record<JobType, string>> = {
  FULL_TIME: 'Full-time',
  PART_TIME: 'Part-time',
  CONTRACT: 'Contract',
  FREELANCE: 'Freelance',
};

export const experiences: Readonly<Record<JobExperience, string>> = {
  ENTRY: 'Entry',
  MID: 'Mid-senior',
  DIRECTOR: 'Director',
  EXECUTIVE: 'Executive',
};

export const workplaces: Readonly<Record<Workplace, string>> = {
  REMOTE: 'Remote',
  HYBRID: 'Hybrid',
  ONSITE: 'On-site',
};

/** 'Lisbon, Portugal, hybrid'; a place that says so itself is not told twice. */
export function placeOf({ location, workplace }: { location: string; workplace: Workplace }): string {
  const word = workplaces[workplace].toLowerCase();
  return location.toLowerCase().includes(word) ? location : `${location}, ${word}`;
}

/** The application that screens show: a withdrawn one looks as if it had never been sent. */
export const activeApplication = <A extends { status: ApplicationStatus }>({
  application,
}: {
  application: A | null;
}): A | null => (application?.status === 'WITHDRAWN' ? null : application);

export const applicationStates: Readonly<Record<ApplicationStatus, string>> = {
  APPLIED: 'Applied',
  VIEWED: 'Viewed',
  INTERVIEW: 'Interview',
  DECLINED: 'Not selected',
  WITHDRAWN: 'Withdrawn',
};
