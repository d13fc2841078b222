import { graphql } from '../generated/gql.ts';
import type { WholeJobApplicationFragment } from '../generated/graphql.ts';

/** All that screens ask of an application: one of this tab has nowhere else to get it from. */
graphql(/* GraphQL */ `
  fragment WholeJobApplication on JobApplication {
    id
    status
    appliedAgo
    appliedAt
  }
`);

/** An application that has just been sent: one for each job. */
export const newApplication = (jobId: string): WholeJobApplicationFragment => ({
  __typename: 'JobApplication',
  id: `application-${jobId}`,
  status: 'APPLIED',
  appliedAgo: 'Just now',
  appliedAt: new Date().toISOString(),
});
