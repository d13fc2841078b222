import { gigOrderStatusChoices } from '../../../schema/generated/gigOrder.ts';
import { listOf } from '../../../schema/rules/choices.ts';
import { RestOfList } from '../../lists/RestOfList.tsx';
import { SortLinks } from '../../lists/SortLinks.tsx';
import { useSearchState } from '../../lists/searchState.ts';
import { paths } from '../../paths.ts';
import { Page } from '../../routing/Page.tsx';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { ScreenData } from '../../routing/ScreenData.tsx';
import { useScreenData } from '../../routing/screenRoute.tsx';
import { orderSearch, sortLabels } from '../../searches/orderSearch.ts';
import { EmptyList } from '../../routing/EmptyList.tsx';
import { formatCount } from '../../../schema/rules/numbers.ts';
import { LinkTabs } from '../../routing/LinkTabs.tsx';
import { filterOrders, ordersOfGig } from './filterOrders.ts';
import { allOrders, query } from './orders.data.ts';
import { ReceivedOrder } from './ReceivedOrder.tsx';
import { ListSkeleton } from '../../ui/skeletons.tsx';

const statuses = [{ id: 'all', label: 'All', value: undefined } as const, ...listOf(gigOrderStatusChoices)];

function Orders() {
  const { nodes, totalCount, pageInfo } = useScreenData(query).receivedGigOrders;
  const search = useSearchState(orderSearch);
  const addressOf = (state: Partial<typeof search>) => orderSearch.address({ ...search, ...state });
  if (totalCount === 0)
    return (
      <EmptyList
        card
        title="No orders yet"
        text="When others order your gigs, their orders appear here with buyer, package and due date."
        link={{ to: paths.gigs({ tab: 'mine' }), children: 'My Gigs' }}
      />
    );
  const ofGig = ordersOfGig(nodes, search);
  const shown = filterOrders(nodes, search);
  const countOf = (status: string | undefined) =>
    ofGig.filter((order) => !status || order.status === status).length;
  const overdue = shown.filter(({ status, isPastDue }) => status === 'IN_PROGRESS' && isPastDue).length;
  // Every order in `ofGig` has the chosen gig. Without orders its title is unknown.
  const gig = search.gig ? ofGig[0]?.gig : undefined;
  const isNarrowed = search.gig !== '' || search.status !== 'all';
  return (
    <section aria-labelledby="orders">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="orders" className="card-title num">
          {formatCount(isNarrowed ? shown.length : totalCount, 'order')}
          {overdue > 0 && <span className="font-normal text-muted">, {overdue} overdue</span>}
        </h2>
        <SortLinks labels={sortLabels} selected={search.sort} addressOf={(sort) => addressOf({ sort })} />
      </div>
      {search.gig && (
        <p className="mb-4 flex flex-wrap items-baseline gap-x-3 gap-y-1 text-muted">
          <span className="min-w-0 break-words">
            Only orders of <bdi className="font-medium text-ink">{gig?.title ?? 'one gig'}</bdi>
          </span>
          <PrefetchLink to={addressOf({ gig: '', status: 'all' })} className="link reach">
            Show the orders of all gigs
          </PrefetchLink>
        </p>
      )}
      <LinkTabs
        label="Status"
        variant="chips"
        tabs={statuses.map(({ id, label, value }) => ({
          id,
          label,
          amount: countOf(value),
          href: addressOf({ status: id }),
        }))}
        selected={search.status}
      >
        <div className="grid grid-cols-1 gap-stack pt-4">
          {shown.length > 0 ? (
            <ul className="grid grid-cols-1 gap-stack" aria-label="Orders">
              {shown.map((order) => (
                <li key={order.id} id={order.id} className="min-w-0 scroll-mt-20">
                  <ReceivedOrder order={order} />
                </li>
              ))}
            </ul>
          ) : (
            <EmptyList
              card
              level={3}
              title={ofGig.length === 0 ? 'Nobody has ordered this gig yet' : 'No orders with this status'}
              text={
                ofGig.length === 0
                  ? 'Orders appear here when others order it.'
                  : 'Orders move here when you deliver, and when buyers accept or cancel.'
              }
              link={{
                to: addressOf(ofGig.length === 0 ? { gig: '', status: 'all' } : { status: 'all' }),
                children: 'Show all orders',
              }}
            />
          )}
          <RestOfList list={allOrders} more={pageInfo.hasNextPage} dataName="the other orders" />
        </div>
      </LinkTabs>
    </section>
  );
}

/** The seller's screen: the orders of own gigs, which the seller delivers. */
export const Component = () => (
  <Page
    art="Gigs"
    title="Orders"
    description="The orders of your gigs, with buyer, package, due date and status."
    subtitle="What others have ordered from your gigs"
  >
    <div className="mt-5">
      <ScreenData
        dataName="your orders"
        skeleton={<ListSkeleton status="Loading your orders" variant="stack" chips />}
      >
        <Orders />
      </ScreenData>
    </div>
  </Page>
);
