import { graphql } from '../generated/gql.ts';
import type { SubmitProposalInput, CompleteProposalFragment } from '../generated/graphql.ts';
import { localId } from './localId.ts';

/** All that screens ask of a proposal: one of this tab has nowhere else to get it from. */
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

/** A proposal that has just been sent. */
export const newProposal = ({
  projectId,
  bid,
  milestones,
  length,
  coverLetter,
}: SubmitProposalInput): CompleteProposalFragment => ({
  __typename: 'Proposal',
  id: localId('proposal'),
  project: { __typename: 'Project', id: projectId },
  bid,
  milestones: (milestones ?? []).map((part) => ({ __typename: 'Milestone', ...part })),
  length,
  coverLetter,
  status: 'SUBMITTED',
  submittedAgo: 'Just now',
  submittedAt: new Date().toISOString(),
});
