import {
  orderedDeed,
  ownApplicationDeed,
  ownOrderDeed,
  ownProposalDeed,
} from '../../../schema/rules/notification/deeds.ts';
import { activityId, sentenceOf, type Deed } from '../../../schema/rules/notification/sentences.ts';
import { orderPath } from '../../components/gig/gigPath.ts';
import type { DashboardScreenQuery } from '../../generated/graphql.ts';
import { paths } from '../../paths.ts';

export interface Entry {
  id: string;
  text: string;
  time: string;
  at: string;
  to: string | null;
}

const own = (id: string, deed: Deed, { time, at, to }: Omit<Entry, 'id' | 'text'>): Entry => ({
  id: activityId(id),
  text: sentenceOf('You', deed),
  time,
  at,
  to,
});

type Order = DashboardScreenQuery['gigOrders']['nodes'][number];

function ofOrder({ gig, ...order }: Order, side: 'buyer' | 'seller'): Entry[] {
  const { id, tier, price, status, changedAt, changedAgo } = order;
  const to = orderPath(gig, id);
  const { title } = gig;
  const other = side === 'buyer' ? gig.creator.name : order.buyer.name;
  const step = ownOrderDeed(side, status, { title, price, other });
  const ordered = { time: order.orderedAgo, at: order.orderedAt, to };
  return [
    ...(side === 'buyer' ? [own(id, orderedDeed({ title, price, tier }), ordered)] : []),
    ...(step && changedAt
      ? [own(`${id}-${status}`, step, { time: changedAgo ?? '', at: changedAt, to })]
      : []),
  ];
}

/** What the viewer has done in this tab with applications, proposals and orders. The server lists the same under the same ids. */
export const tabActivity = ({
  applied,
  proposals,
  gigOrders,
  receivedGigOrders,
}: DashboardScreenQuery): Entry[] => [
  ...applied.nodes.flatMap(({ id, title, company, application }) =>
    application
      ? own(application.id, ownApplicationDeed(title, company.name), {
          time: application.appliedAgo,
          at: application.appliedAt,
          to: paths.job(id),
        })
      : [],
  ),
  ...proposals.nodes.map(({ id, bid, submittedAgo, submittedAt, project }) =>
    own(id, ownProposalDeed({ title: project.title, bid, isHourly: project.hourlyRate !== null }), {
      time: submittedAgo,
      at: submittedAt,
      to: paths.project(project.id),
    }),
  ),
  ...gigOrders.nodes.flatMap((order) => ofOrder(order, 'buyer')),
  ...receivedGigOrders.nodes.flatMap((order) => ofOrder(order, 'seller')),
];
