import { gigOrderStatusChoices } from '../../../schema/generated/gigOrder.ts';
import { nextStatus } from '../../../schema/rules/gig/orders.ts';
import { gigTierOf } from '../../../schema/rules/gig/tiers.ts';
import { setGigOrderStatus } from '../../actions/gigOrder.ts';
import { useAction } from '../../actions/useAction.ts';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { MessageButton } from '../../components/person/MessageButton.tsx';
import { orderLooks } from '../../components/gig/orderLooks.ts';
import { graphql } from '../../generated/gql.ts';
import { paths } from '../../paths.ts';
import { formatDay } from '../../ui/dates.ts';
import { formatDollars } from '../../../schema/rules/numbers.ts';
import { LibraryCard } from './LibraryCard.tsx';

const fragment = graphql(/* GraphQL */ `
  fragment OrderCard_order on GigOrder {
    id
    tier
    price
    requirements
    status
    orderedAgo
    orderedAt
    dueAt
    gig {
      id
      title
      image
      imageAlt
      creator {
        id
        name
        person {
          id
          ...MessageButton_person
        }
      }
    }
  }
`);

/** The label of the buyer's button, by the status to which it moves the order. */
const stepLabels = { COMPLETED: 'Accept delivery', CANCELLED: 'Cancel order' } as const;

/** An order of the viewer, its buyer. The button moves it to the status `next`, which is null if the buyer has no step. */
export function OrderCard({ order }: { order: FragmentType<typeof fragment> }) {
  const { id, tier, price, requirements, status, gig, ...data } = useFragmentData(fragment, order);
  const [change, changing] = useAction(setGigOrderStatus);
  const next = nextStatus('buyer', status);
  const label = stepLabels[next as keyof typeof stepLabels];
  return (
    <LibraryCard
      id={id}
      to={paths.gig(gig.id)}
      image={gig.image}
      imageAlt={gig.imageAlt}
      title={gig.title}
      facts={
        <>
          <span dir="auto" className="max-w-full truncate">
            {gig.creator.name}
          </span>
          <span>{gigTierOf(tier).label} package</span>
          <span className="font-semibold text-ink">{formatDollars(price)}</span>
        </>
      }
      badge={<span className={`badge ${orderLooks[status]}`}>{gigOrderStatusChoices[status].label}</span>}
      actions={
        <>
          {next && (
            <button
              type="button"
              className={`btn ${next === 'COMPLETED' ? 'btn-primary' : 'btn-outline'}`}
              aria-label={`${label}: ${gig.title}`}
              aria-disabled={changing}
              onClick={() =>
                void change(
                  { input: { orderId: id, status: next } },
                  { undo: (undoing) => void change({ input: { orderId: id, status } }, undoing) },
                )
              }
            >
              {label}
            </button>
          )}
          <MessageButton person={gig.creator.person} />
        </>
      }
    >
      {requirements && (
        <p dir="auto" className="line-clamp-3 text-sm break-words whitespace-pre-line text-muted">
          {requirements}
        </p>
      )}
      <p className="meta num text-sm text-subtle">
        <span>
          Ordered <time dateTime={data.orderedAt}>{data.orderedAgo.toLowerCase()}</time>
        </span>
        {status === 'IN_PROGRESS' && (
          <span>
            Due <time dateTime={data.dueAt}>{formatDay(data.dueAt)}</time>
          </span>
        )}
      </p>
    </LibraryCard>
  );
}
