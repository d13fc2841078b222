import type { ApplicationStatus } from '../../generated/graphql.ts';

/** The application that screens show: a withdrawn one counts as none. */
export const activeApplication = <A extends { status: ApplicationStatus }>(application: A | null): A | null =>
  application?.status === 'WITHDRAWN' ? null : application;
