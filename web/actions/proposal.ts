import { action } from '../generated/actions.ts';
import { graphql } from '../generated/gql.ts';
import { defineAction } from './defineAction.ts';

export const submitProposal = defineAction(action('submitProposal')).with({
  notice: {
    title: 'Proposal submitted',
    description: 'Find it under Proposals, where you can withdraw it.',
  },
});

export const withdrawProposal = defineAction(action('withdrawProposal')).with({
  notice: { title: 'Proposal withdrawn', description: 'You can send another at any time.' },
});

/** The notice after a client's answer to a proposal, by its new status. SUBMITTED undoes another answer. */
const answerNotices = {
  SUBMITTED: { title: 'Proposal open again', text: (name: string) => `${name} waits for your answer.` },
  INTERVIEWING: { title: 'Interview', text: (name: string) => `${name} is asked for an interview.` },
  ACCEPTED: {
    title: 'Freelancer hired',
    text: (name: string) => `${name} gets the project. Nothing is charged.`,
  },
  DECLINED: { title: 'Proposal declined', text: (name: string) => `${name} is informed.` },
};

/** Interviews, hires or declines a freelancer, or undoes that. It is refused if another freelancer is hired. */
export const answerProposal = defineAction(
  graphql(/* GraphQL */ `
    mutation AnswerProposal($input: AnswerProposalInput!) {
      answerProposal(input: $input) {
        proposal {
          id
          status
          freelancer {
            id
            name
          }
        }
      }
    }
  `),
).with({
  optimistic: ({ input: { proposalId, status } }) => ({
    __typename: 'ReceivedProposal',
    id: proposalId,
    status,
  }),
  refusal: ({ input: { status } }) =>
    status === 'WITHDRAWN'
      ? {
          title: 'Only the freelancer can withdraw',
          description: 'Decline the proposal instead.',
          tone: 'destructive',
        }
      : undefined,
  notice: ({ proposal }, { input: { status } }) => {
    if (status === 'WITHDRAWN' || !proposal) return undefined;
    const { title, text } = answerNotices[status];
    return { title, description: text(proposal.freelancer.name) };
  },
});

export const setProposalShortlisted = defineAction(action('setProposalShortlisted')).with({
  optimistic: ({ input: { proposalId, shortlisted } }) => ({
    __typename: 'ReceivedProposal',
    id: proposalId,
    viewerHasShortlisted: shortlisted,
  }),
  // The removal needs a notice, which offers Undo. The pressed button itself says 'Shortlisted'.
  notice: (_payload, { input: { shortlisted } }) =>
    shortlisted ? undefined : { title: 'Removed from the shortlist' },
});
