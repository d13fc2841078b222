import { isOwnStep, orderStatuses } from '../../../schema/rules/gig/orders.ts';
import { gigTiers } from '../../../schema/rules/gig/tiers.ts';
import type { ProposalRecord } from '../../../server/project/records.ts';
import { orderGig, setGigOrderStatus } from '../../actions/gigOrder.ts';
import {
  answerProposal,
  setProposalShortlisted,
  submitProposal,
  withdrawProposal,
} from '../../actions/proposal.ts';
import { generate, generateFor, select, type Generator, type World } from './define.ts';

/** The steps that the viewer's side can take with each order. */
const orderSteps = ({ store }: World) =>
  [...store.placedOrders, ...store.receivedOrders].flatMap(({ id, buyerId, status: from }) =>
    (Object.keys(orderStatuses) as (keyof typeof orderStatuses)[]).flatMap((status) =>
      isOwnStep(buyerId === store.viewer.id ? 'buyer' : 'seller', from, status)
        ? { orderId: id, status }
        : [],
    ),
  );

const received = ({ pool, store }: World) =>
  pool.ownProjects.flatMap((projectId) => store.proposalsFor(projectId));

const answers = ['ACCEPTED', 'DECLINED', 'SUBMITTED'] as const satisfies readonly ProposalRecord['status'][];

/** The actions of buyers and sellers, freelancers and clients. */
export const deals: readonly Generator[] = [
  generateFor(
    orderGig,
    ({ pool, store }) => pool.gigs.filter((id) => store.gigs.get(id)!.isOpen),
    (gigId, { store, variant }) => {
      const gig = store.gigs.get(gigId)!;
      const tier = select(
        gigTiers.filter(({ id }) => gig[id]),
        variant,
      );
      return {
        gigId,
        tier: tier.value,
        requirements: 'Before the ferry season.',
        expectedPrice: gig[tier.id]!.price,
      };
    },
  ),
  generate(setGigOrderStatus, (world) => {
    const steps = orderSteps(world);
    return steps.length > 0 ? select(steps, world.object * 4 + world.variant) : undefined;
  }),
  generateFor(
    submitProposal,
    ({ pool, store }) => pool.projects.filter((id) => store.projects.get(id)!.isOpen),
    (projectId, { variant }) => ({
      projectId,
      bid: 900,
      length: 'LESS_THAN_1_MONTH' as const,
      coverLetter: 'I have drawn three brands for ferries.',
      milestones: select([null, [{ title: 'Sketch', amount: 900 }]], variant),
    }),
  ),
  generateFor(
    withdrawProposal,
    ({ store }) => store.sentProposals.flatMap(({ id, status }) => (status === 'WITHDRAWN' ? [] : id)),
    (proposalId) => ({ proposalId }),
  ),
  generate(answerProposal, (world) => {
    const proposals = received(world);
    if (proposals.length === 0) return undefined;
    const { id: proposalId, projectId } = select(proposals, world.object);
    const hired = world.store.proposalsFor(projectId).find(({ status }) => status === 'ACCEPTED');
    const status = select(answers, world.variant);
    return status === 'ACCEPTED' && hired && hired.id !== proposalId ? undefined : { proposalId, status };
  }),
  generateFor(
    setProposalShortlisted,
    (world) => received(world).map(({ id }) => id),
    (proposalId, { on }) => ({ proposalId, shortlisted: on }),
  ),
];
