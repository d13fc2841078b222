import { graphql } from '../generated/gql.ts';
import type { SubmitProposalInput, CompleteProposalFragment } from '../generated/graphql.ts';
import { sentMilestones, sentProposal } from '../../schema/rules/project/input.ts';
import { localId } from './localId.ts';

/** All fields of a proposal that screens query. An object of this tab has no other source. */
graphql(/* GraphQL */ `
  fragment CompleteProposal on Proposal {
    id
    project {
      id
    }
    bid
    milestones {
      title
      amount
    }
    length
    coverLetter
    status
    submittedAgo
    submittedAt
  }
`);

/** A new proposal. */
export const newProposal = (input: SubmitProposalInput): CompleteProposalFragment => ({
  ...sentProposal(input),
  __typename: 'Proposal',
  id: localId('proposal'),
  project: { __typename: 'Project', id: input.projectId },
  milestones: sentMilestones(input).map((milestone) => ({ ...milestone, __typename: 'Milestone' })),
  submittedAgo: 'Just now',
  submittedAt: new Date().toISOString(),
});
