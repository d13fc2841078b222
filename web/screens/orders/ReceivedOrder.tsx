import { gigOrderStatusChoices } from '../../../schema/generated/gigOrder.ts';
import { CalendarClock, CircleAlert } from 'lucide-react';
import { nextStatus } from '../../../schema/rules/gig/orders.ts';
import { gigTierOf } from '../../../schema/rules/gig/tiers.ts';
import { useAction } from '../../actions/useAction.ts';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { orderLooks } from '../../components/gig/orderLooks.ts';
import { MessageButton } from '../../components/person/MessageButton.tsx';
import { graphql } from '../../generated/gql.ts';
import type { GigOrderStatus } from '../../generated/graphql.ts';
import { paths } from '../../paths.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import { formatDay } from '../../ui/dates.ts';
import { formatDollars } from '../../../schema/rules/numbers.ts';

const setGigOrderStatus = async () => (await import('../../actions/gigOrder.ts')).setGigOrderStatus;

const fragment = graphql(/* GraphQL */ `
  fragment ReceivedOrder_order on GigOrder {
    id
    tier
    price
    requirements
    status
    orderedAgo
    orderedAt
    dueAt
    isPastDue
    gig {
      id
      title
    }
    buyer {
      id
      name
      title
      avatarUrl
      ...MessageButton_person
    }
  }
`);

/** A sentence about the buyer for each status, shown after the due date. */
const buyerWords: Readonly<Record<GigOrderStatus, string>> = {
  IN_PROGRESS: '',
  DELIVERED: '. The buyer has not accepted the delivery yet.',
  COMPLETED: '. The buyer has accepted the delivery.',
  CANCELLED: '. The buyer has cancelled this order.',
};

/** An order of an own gig: buyer, package, due date, status and, if `next` is not null, Mark as delivered. */
export function ReceivedOrder({ order }: { order: FragmentType<typeof fragment> }) {
  const data = useFragmentData(fragment, order);
  const { id, status, gig, buyer, dueAt } = data;
  const [setStatus, running] = useAction(setGigOrderStatus);
  const next = nextStatus('seller', status);
  const isOverdue = status === 'IN_PROGRESS' && data.isPastDue;
  const DueIcon = isOverdue ? CircleAlert : CalendarClock;
  const moveTo = (to: GigOrderStatus) =>
    setStatus(
      { input: { orderId: id, status: to } },
      { undo: (undoing) => void setStatus({ input: { orderId: id, status } }, undoing) },
    );
  return (
    <article className="card grid grid-cols-1 gap-3 p-card" aria-labelledby={`${id}-buyer`}>
      <div className="flex items-start gap-3 max-xs:flex-wrap">
        <Avatar name={buyer.name} url={buyer.avatarUrl} className="size-12" />
        <div className="min-w-0 grow max-xs:basis-40">
          <h3 id={`${id}-buyer`} className="font-semibold">
            <PrefetchLink to={paths.profile(buyer.id)} dir="auto" className="link reach break-words">
              {buyer.name}
            </PrefetchLink>
          </h3>
          <p dir="auto" className="text-sm break-words text-muted">
            {buyer.title}
          </p>
          <p className="mt-0.5 text-sm text-subtle">
            Ordered <time dateTime={data.orderedAt}>{data.orderedAgo.toLowerCase()}</time>
          </p>
        </div>
        <span className={`badge flex-none ${orderLooks[status]}`}>{gigOrderStatusChoices[status].label}</span>
      </div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="min-w-0">
          <PrefetchLink to={paths.gig(gig.id)} dir="auto" className="link reach font-medium break-words">
            {gig.title}
          </PrefetchLink>
        </p>
        <p className="num text-muted">
          {gigTierOf(data.tier).label} package ·{' '}
          <span className="font-semibold text-ink">{formatDollars(data.price)}</span>
        </p>
      </div>
      {data.requirements ? (
        <p dir="auto" className="max-w-[72ch] text-read break-words whitespace-pre-line">
          {data.requirements}
        </p>
      ) : (
        <p className="text-sm text-subtle">No requirements given</p>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5 border-t border-line pt-3">
        <p
          className={`num flex min-w-0 grow items-start gap-1.5 text-sm ${isOverdue ? 'font-semibold text-danger-ink' : 'text-muted'}`}
        >
          <DueIcon aria-hidden className="mt-0.5 size-4 flex-none" strokeWidth={1.75} />
          <span>
            {isOverdue ? 'Overdue: was due ' : 'Due '}
            <time dateTime={dueAt}>{formatDay(dueAt)}</time>
            {buyerWords[status]}
          </span>
        </p>
        <div className="flex flex-wrap gap-2.5">
          {next && (
            <button
              type="button"
              className="btn btn-soft"
              aria-label={`Mark as delivered: ${gig.title}, ${buyer.name}`}
              aria-disabled={running}
              onClick={() => void moveTo(next)}
            >
              Mark as delivered
            </button>
          )}
          <MessageButton person={buyer} />
        </div>
      </div>
    </article>
  );
}
