import { graphql } from '../generated/gql.ts';
import type { CompleteJobApplicationFragment } from '../generated/graphql.ts';
import { localId } from './localId.ts';

/** All fields of an application that screens query. An object of this tab has no other source. */
graphql(/* GraphQL */ `
  fragment CompleteJobApplication on JobApplication {
    id
    status
    appliedAgo
    appliedAt
  }
`);

export const newApplication = (): CompleteJobApplicationFragment => ({
  __typename: 'JobApplication',
  id: localId('application'),
  status: 'APPLIED',
  appliedAgo: 'Just now',
  appliedAt: new Date().toISOString(),
});
