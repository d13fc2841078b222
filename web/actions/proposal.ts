import type { ApolloCache } from '@apollo/client';
import { graphql } from '../generated/gql.ts';
import { changeConnection } from './cache.ts';
import { localId } from './localId.ts';
import { action } from './stub.ts';

/** What proposals change of a project: whole, because later answers of the server are brought up to date with it. */
const bidsFragment = graphql(/* GraphQL */ `
  fragment ProjectBids on Project {
    id
    proposals
    activity {
      proposals
      interviewing
      invitesSent
      lastViewed
      lastViewedAt
    }
    viewerProposals {
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
  }
`);

function readBids(cache: ApolloCache, projectId: string) {
  const project = cache.readFragment({
    fragment: bidsFragment,
    fragmentName: 'ProjectBids',
    id: `Project:${projectId}`,
  });
  if (!project) throw new Error(`There is no project '${projectId}' in this tab.`);
  return project;
}

/** The project with one proposal more, or one fewer. */
const withProposals = (project: ReturnType<typeof readBids>, by: 1 | -1) => ({
  ...project,
  proposals: project.proposals + by,
  activity: { ...project.activity, proposals: project.activity.proposals + by },
});

export const submitProposal = action(
  graphql(/* GraphQL */ `
    mutation SubmitProposal($input: SubmitProposalInput!) {
      submitProposal(input: $input) {
        proposal {
          id
        }
        project {
          id
          ...ProjectBids
        }
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({
  answer: ({ input: { projectId, bid, milestones, length, coverLetter } }, cache) => {
    const project = readBids(cache, projectId);
    const proposal = {
      __typename: 'Proposal' as const,
      id: localId('proposal'),
      project: { __typename: 'Project' as const, id: projectId },
      bid,
      milestones: (milestones ?? []).map((part) => ({ __typename: 'Milestone' as const, ...part })),
      length,
      coverLetter,
      status: 'SUBMITTED' as const,
      submittedAgo: 'Just now',
      submittedAt: new Date().toISOString(),
    };
    return {
      proposal: { __typename: 'Proposal', id: proposal.id },
      project: {
        ...withProposals(project, 1),
        viewerProposals: [proposal, ...project.viewerProposals],
      },
    };
  },
  update: (cache, { proposal }) => {
    if (!proposal) return;
    changeConnection(cache, {}, 'proposals', (nodes) => [{ __ref: `Proposal:${proposal.id}` }, ...nodes]);
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

export const withdrawProposal = action(
  graphql(/* GraphQL */ `
    mutation WithdrawProposal($input: WithdrawProposalInput!) {
      withdrawProposal(input: $input) {
        proposal {
          id
          status
        }
        project {
          id
          ...ProjectBids
        }
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({
  answer: ({ input: { proposalId } }, cache) => {
    const proposal = cache.readFragment({ fragment: placeFragment, id: `Proposal:${proposalId}` });
    if (!proposal) throw new Error(`There is no proposal '${proposalId}' in this tab.`);
    const project = readBids(cache, proposal.project.id);
    return {
      proposal: { __typename: 'Proposal', id: proposalId, status: 'WITHDRAWN' },
      project: {
        ...withProposals(project, -1),
        viewerProposals: project.viewerProposals.map((own) =>
          own.id === proposalId ? { ...own, status: 'WITHDRAWN' as const } : own,
        ),
      },
    };
  },
  notice: { title: 'Proposal withdrawn', description: 'You can send another one at any time.' },
});
