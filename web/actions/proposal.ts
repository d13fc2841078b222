import { listWithin, viewerList } from '../apollo/viewerLists.ts';
import { graphql } from '../generated/gql.ts';
import { newProposal } from './newProposal.ts';
import { defineAction } from './defineAction.ts';

export const submitProposal = defineAction(
  graphql(/* GraphQL */ `
    mutation SubmitProposal($input: SubmitProposalInput!) {
      submitProposal(input: $input) {
        proposal {
          id
          ...CompleteProposal
        }
        project {
          id
        }
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({
  simulate: ({ input }) => ({
    proposal: newProposal(input),
    project: { __typename: 'Project', id: input.projectId },
  }),
  // The numbers of proposals are computed from the list of active ones.
  update: (cache, { proposal }, { input: { projectId } }) => {
    if (!proposal) return;
    viewerList('proposals').set(cache, proposal, true);
    listWithin('Project', projectId, 'viewerProposals').set(cache, proposal, true);
    listWithin('Project', projectId, 'activeProposals').set(cache, proposal, true);
  },
  notice: {
    title: 'Proposal submitted',
    description: 'Find it under Proposals, where you can withdraw it.',
  },
});

const placeFragment = graphql(/* GraphQL */ `
  fragment ProposalPlace on Proposal {
    id
    project {
      id
    }
  }
`);

export const withdrawProposal = defineAction(
  graphql(/* GraphQL */ `
    mutation WithdrawProposal($input: WithdrawProposalInput!) {
      withdrawProposal(input: $input) {
        proposal {
          id
          status
        }
        project {
          id
        }
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({
  simulate: ({ input: { proposalId } }, cache) => {
    const proposal = cache.readFragment({ fragment: placeFragment, id: `Proposal:${proposalId}` });
    if (!proposal) throw new Error(`There is no proposal '${proposalId}' in this tab.`);
    return {
      proposal: { __typename: 'Proposal', id: proposalId, status: 'WITHDRAWN' },
      project: proposal.project,
    };
  },
  update: (cache, { proposal, project }) => {
    if (proposal && project) listWithin('Project', project.id, 'activeProposals').set(cache, proposal, false);
  },
  notice: { title: 'Proposal withdrawn', description: 'You can send another at any time.' },
});
