import type { ApplicationStatus } from '../../generated/graphql.ts';

/** The viewer's application for a job; null if there is none or it was withdrawn. */
export const activeApplication = <A extends { status: ApplicationStatus }>(job: {
  application: A | null;
}): A | null => (job.application?.status === 'WITHDRAWN' ? null : job.application);
