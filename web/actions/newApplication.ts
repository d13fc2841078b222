import { graphql } from '../generated/gql.ts';
import type { CompleteJobApplicationFragment } from '../generated/graphql.ts';

/** All fields of an application that screens query. An object of this tab has no other source. */
graphql(/* GraphQL */ `
  fragment CompleteJobApplication on JobApplication {
    id
    status
    appliedAgo
    appliedAt
  }
`);

/** A new application; each job has at most one. */
export const newApplication = (jobId: string): CompleteJobApplicationFragment => ({
  __typename: 'JobApplication',
  id: `application-${jobId}`,
  status: 'APPLIED',
  appliedAgo: 'Just now',
  appliedAt: new Date().toISOString(),
});
