import { sentApplication } from '../../schema/rules/job/input.ts';
import { graphql } from '../generated/gql.ts';
import type { ApplyToJobInput, CompleteJobApplicationFragment } from '../generated/graphql.ts';
import { localId } from './localId.ts';

/** All fields of an application that screens query. An object of this tab has no other source. */
graphql(/* GraphQL */ `
  fragment CompleteJobApplication on JobApplication {
    id
    email
    phone
    status
    appliedAgo
    appliedAt
  }
`);

export function newApplication(input: ApplyToJobInput): CompleteJobApplicationFragment {
  const { email, phone } = sentApplication(input);
  return {
    __typename: 'JobApplication',
    id: localId('application'),
    email,
    phone,
    status: 'APPLIED',
    appliedAgo: 'Just now',
    appliedAt: new Date().toISOString(),
  };
}
