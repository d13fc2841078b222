import type { GigOrderStatus } from '../../generated/graphql.ts';
import { orderSearch, type OrderSearch } from '../../searches/orderSearch.ts';

interface Order {
  status: GigOrderStatus;
  orderedAt: string;
  dueAt: string;
  gig: { id: string };
}

const newestFirst = (a: Order, b: Order) => Date.parse(b.orderedAt) - Date.parse(a.orderedAt);
/** Milliseconds since 1970. Orders that are not in progress have no due date to keep, so they are last. */
const dueTime = ({ status, dueAt }: Order) => (status === 'IN_PROGRESS' ? Date.parse(dueAt) : Infinity);
const comparators: Readonly<Record<OrderSearch['sort'], (a: Order, b: Order) => number>> = {
  newest: newestFirst,
  due: (a, b) => (dueTime(a) === dueTime(b) ? newestFirst(a, b) : dueTime(a) - dueTime(b)),
};

/** The orders of the chosen gig with any status. */
export const ordersOfGig = <O extends Order>(all: readonly O[], { gig }: OrderSearch): O[] =>
  all.filter((order) => !gig || order.gig.id === gig);

/** The orders of the chosen gig and status in the chosen order. */
export function filterOrders<O extends Order>(all: readonly O[], search: OrderSearch): O[] {
  // The enum's value for the id in the address; undefined for 'all'.
  const { status } = orderSearch.values(search);
  return ordersOfGig(all, search)
    .filter((order) => !status || order.status === status)
    .toSorted(comparators[search.sort]);
}
