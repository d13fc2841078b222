import { graphql } from '../generated/gql.ts';
import type { CompleteJobApplicationFragment } from '../generated/graphql.ts';

/** All that screens ask of an application: one of this tab has nowhere else to get it from. */
graphql(/* GraphQL */ `
  fragment CompleteJobApplication on JobApplication {
    id
    status
    appliedAgo
    appliedAt
  }
`);

/** An application that has just been sent: one for each job. */
export const newApplication = (jobId: string): CompleteJobApplicationFragment => ({
  __typename: 'JobApplication',
  id: `application-${jobId}`,
  status: 'APPLIED',
  appliedAgo: 'Just now',
  appliedAt: new Date().toISOString(),
});
