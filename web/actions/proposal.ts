import { listWithin, viewerList } from '../apollo/viewerLists.ts';
import { graphql } from '../generated/gql.ts';
import { newProposal } from './newProposal.ts';
import { readCachedOrThrow } from './readCachedOrThrow.ts';
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

const answeredFragment = graphql(/* GraphQL */ `
  fragment AnsweredProposal on ReceivedProposal {
    id
    freelancer {
      id
      name
    }
    project {
      id
      hiredProposal {
        id
      }
    }
  }
`);

/** What the notice of an answer says about the freelancer. */
const answers = {
  SUBMITTED: { title: 'Proposal open again', text: (name: string) => `${name} waits for your answer.` },
  INTERVIEWING: { title: 'Interview', text: (name: string) => `${name} is asked for an interview.` },
  ACCEPTED: {
    title: 'Freelancer hired',
    text: (name: string) => `${name} gets the project. Nothing is charged.`,
  },
  DECLINED: { title: 'Proposal declined', text: (name: string) => `${name} is informed.` },
};

/** Asks a freelancer for an interview, hires or declines one, or takes the answer back. It throws if the project has hired another freelancer. */
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
        project {
          id
          hiredProposal {
            id
          }
        }
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({
  simulate: ({ input: { proposalId: id, status } }, cache) => {
    const { project, ...proposal } = readCachedOrThrow(cache, answeredFragment, `ReceivedProposal:${id}`);
    const other = project.hiredProposal?.id === id ? null : project.hiredProposal;
    const hires = status === 'ACCEPTED';
    if (hires && other) throw new Error(`The project '${project.id}' has hired another freelancer.`);
    return {
      proposal: { ...proposal, status },
      project: { ...project, hiredProposal: hires ? { __typename: 'ReceivedProposal', id } : other },
    };
  },
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
    const { title, text } = answers[status];
    return { title, description: text(proposal.freelancer.name) };
  },
});

export const setProposalShortlisted = defineAction(
  graphql(/* GraphQL */ `
    mutation SetProposalShortlisted($input: SetProposalShortlistedInput!) {
      setProposalShortlisted(input: $input) {
        proposal {
          id
          shortlisted
        }
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({
  simulate: ({ input: { proposalId, shortlisted } }) => ({
    proposal: { __typename: 'ReceivedProposal', id: proposalId, shortlisted },
  }),
  notice: (_payload, { input: { shortlisted } }) =>
    shortlisted ? undefined : { title: 'Removed from the shortlist' },
});
