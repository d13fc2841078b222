import { proposalDeed, proposedDeed } from '../effects/deeds.ts';
import type { Deed } from '../effects/sentences.ts';
import { dealNotification, dealNotificationId } from '../effects/notification.ts';
import type { Change } from '../data/changes.ts';
import { refuseFormerMember, refuseUnreachable } from '../effects/unreachable.ts';
import { refuse, refuseUnknown, type ActionName, type ActionsOf, type Now } from '../data/action.ts';
import { getOrThrow } from '../shared/lookup.ts';
import { bidOf } from '../data/bid.ts';
import type { ProposalRecord } from './records.ts';

/** The account that has posted a project; null for a client of the sample without one. */
const clientOf = (projectId: string, { store }: Now): string | null =>
  store.data.ownProjectViews.get(projectId)?.ownerId ?? null;

/** Adds to the number of a project's proposals. */
function counted(projectId: string, by: number, { store }: Now): Change {
  const record = getOrThrow(store.projects, projectId);
  const put = store.data.ownProjects.has(projectId) ? 'ownProjects' : 'projects';
  return { put, record: { ...record, proposals: record.proposals + by } };
}

/** Withdraws proposals for one project, none of which is withdrawn yet. */
export const withdrawnProposals = (
  projectId: string,
  proposals: readonly ProposalRecord[],
  now: Now,
): Change[] => [
  ...proposals.map((proposal): Change => ({
    put: 'proposals',
    record: { ...proposal, status: 'WITHDRAWN' },
  })),
  counted(projectId, -proposals.length, now),
];

/** Notifies the other side of a change of a proposal: the client, unless the acting account is the client. */
function notificationOf({ id, projectId, freelancerId }: ProposalRecord, deed: Deed, now: Now): Change[] {
  const isClient = freelancerId !== now.viewerId;
  const account = isClient ? freelancerId : clientOf(projectId, now);
  const notificationId = dealNotificationId(id, isClient ? 'sender' : 'owner');
  const event = { kind: 'MARKETPLACE', deed, subjectId: projectId, id: notificationId } as const;
  return dealNotification(account, event, now);
}

/** A proposal that the acting account has received and whose freelancer has not withdrawn it. */
function received(proposalId: string, now: Now): ProposalRecord | undefined {
  const proposal = now.store.data.proposals.get(proposalId);
  const isOwn = proposal && clientOf(proposal.projectId, now) === now.viewerId;
  return isOwn && proposal.status !== 'WITHDRAWN' ? proposal : undefined;
}

/** The actions on proposals, a part of `projectActions`. In `payload`, `newId` returns the same id as in `decide`. */
export const proposalActions = {
  submitProposal: {
    right: 'member',
    decide: (input, now) => {
      const { store, viewerId, at, newId } = now;
      const { projectId, bid, length, coverLetter } = input;
      const project = store.projects.get(projectId);
      if (!project) return refuseUnknown('projectId');
      if (clientOf(projectId, now) === viewerId)
        return refuse('NOT_ALLOWED', 'projectId', 'You cannot send a proposal for your own project.');
      if (!project.isOpen)
        return refuse('NOT_ALLOWED', 'projectId', 'The client accepts no more proposals for this project.');
      const refusal = refuseUnreachable(clientOf(projectId, now), 'projectId', 'send proposals to', now);
      if (refusal) return refusal;
      const milestones = input.milestones ?? [];
      // In cents, because sums of fractions are not exact.
      const cents = milestones.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
      if (milestones.length > 0 && cents !== Math.round(bid * 100))
        return refuse('INVALID', 'milestones', 'The amounts of the milestones must add up to the bid.');
      const record: ProposalRecord = {
        id: newId('proposal'),
        projectId,
        freelancerId: viewerId,
        bid,
        length,
        coverLetter,
        milestones,
        status: 'SUBMITTED',
        shortlisted: false,
        submittedAt: at,
      };
      return [
        { put: 'proposals', record },
        counted(projectId, 1, now),
        ...notificationOf(record, proposedDeed(bidOf(record, now.store)), now),
      ];
    },
    payload: ({ projectId }, { store, newId }) => ({
      proposal: getOrThrow(store.data.proposals, newId('proposal')),
      project: getOrThrow(store.projects, projectId),
    }),
  },
  withdrawProposal: {
    right: 'owner',
    decide: ({ proposalId }, now) => {
      const proposal = now.store.data.proposals.get(proposalId);
      if (proposal?.freelancerId !== now.viewerId) return refuseUnknown('proposalId');
      if (proposal.status === 'WITHDRAWN')
        return refuse('ALREADY_DONE', 'proposalId', 'You have withdrawn this proposal already.');
      if (proposal.status === 'ACCEPTED')
        return refuse(
          'NOT_ALLOWED',
          'proposalId',
          'The client has hired you. Write to the client to cancel.',
        );
      const { projectId } = proposal;
      const deed = proposalDeed('WITHDRAWN', bidOf(proposal, now.store));
      return [...withdrawnProposals(projectId, [proposal], now), ...notificationOf(proposal, deed, now)];
    },
    payload: ({ proposalId }, { store }) => {
      const proposal = getOrThrow(store.data.proposals, proposalId);
      return { proposal, project: getOrThrow(store.projects, proposal.projectId) };
    },
  },
  answerProposal: {
    right: 'owner',
    decide: ({ proposalId, status }, now) => {
      if (status === 'WITHDRAWN')
        return refuse(
          'NOT_ALLOWED',
          'status',
          'Only the freelancer can withdraw. Decline the proposal instead.',
        );
      const proposal = received(proposalId, now);
      if (!proposal) return refuseUnknown('proposalId');
      const { projectId, freelancerId } = proposal;
      const verbs = { ACCEPTED: 'hire', INTERVIEWING: 'interview', SUBMITTED: 'reconsider' };
      const refusal =
        status === 'DECLINED'
          ? undefined
          : refuseFormerMember(freelancerId, 'proposalId', verbs[status], now);
      if (refusal) return refusal;
      const hired = now.store.proposalsFor(projectId).find((other) => other.status === 'ACCEPTED');
      if (status === 'ACCEPTED' && hired && hired.id !== proposalId)
        return refuse('NOT_ALLOWED', 'status', 'This project has hired another freelancer.');
      const deed = proposalDeed(status, bidOf(proposal, now.store));
      const record = { ...proposal, status, changedAt: now.at };
      return [{ put: 'proposals', record }, ...notificationOf(proposal, deed, now)];
    },
    payload: ({ proposalId }, { store }) => {
      const proposal = getOrThrow(store.data.proposals, proposalId);
      return { proposal, project: getOrThrow(store.projects, proposal.projectId) };
    },
  },
  setProposalShortlisted: {
    right: 'owner',
    decide: ({ proposalId, shortlisted }, now) => {
      const proposal = received(proposalId, now);
      return proposal
        ? [{ put: 'proposals', record: { ...proposal, shortlisted } }]
        : refuseUnknown('proposalId');
    },
    payload: ({ proposalId }, { store }) => ({ proposal: getOrThrow(store.data.proposals, proposalId) }),
  },
} satisfies Partial<ActionsOf<ActionName>>;
