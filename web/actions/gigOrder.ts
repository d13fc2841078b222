import { viewerList } from '../apollo/viewerLists.ts';
import { graphql } from '../generated/gql.ts';
import { formatDollars } from '../../schema/rules/numbers.ts';
import type { GigOrderStatus } from '../generated/graphql.ts';
import { isOrderStep } from '../../schema/rules/gig/orders.ts';
import { gigTierOf } from '../../schema/rules/gig/tiers.ts';
import { readCachedOrThrow } from './readCachedOrThrow.ts';
import { messageSent } from './notices.ts';
import { defineAction } from './defineAction.ts';
import { newGigOrder } from './newGigOrder.ts';
import { readViewer } from './viewer.ts';

const offerFragment = graphql(/* GraphQL */ `
  fragment GigOffer on Gig {
    id
    packages {
      basic {
        price
        deliveryDays
      }
      standard {
        price
        deliveryDays
      }
      premium {
        price
        deliveryDays
      }
    }
  }
`);

export const orderGig = defineAction(
  graphql(/* GraphQL */ `
    mutation OrderGig($input: OrderGigInput!) {
      orderGig(input: $input) {
        gig {
          id
          viewerOrder
        }
        package {
          price
        }
        order {
          id
          ...CompleteGigOrder
        }
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({
  simulate: ({ input }, cache) => {
    const { gigId, tier } = input;
    const offer = readCachedOrThrow(cache, offerFragment, `Gig:${gigId}`).packages[gigTierOf(tier).id];
    if (!offer) throw new Error(`The gig '${gigId}' has no such package.`);
    return {
      gig: { __typename: 'Gig', id: gigId, viewerOrder: tier },
      package: offer,
      order: newGigOrder(input, offer, readViewer(cache)),
    };
  },
  update: (cache, { order }) => {
    if (order) viewerList('gigOrders').set(cache, order, true);
  },
  notice: (payload, { input: { tier } }) => ({
    title: 'Order placed',
    description: `${gigTierOf(tier).label} package, ${formatDollars(payload.package?.price ?? 0)}. This is a simulation: nothing was charged.`,
  }),
});

const statusFragment = graphql(/* GraphQL */ `
  fragment GigOrderState on GigOrder {
    id
    status
    gig {
      id
      title
      viewerIsSeller
    }
    buyer {
      id
      name
    }
  }
`);

/** Notices of a changed status. */
const changed: Readonly<Record<GigOrderStatus, string>> = {
  IN_PROGRESS: 'Order in progress again',
  DELIVERED: 'Order delivered',
  COMPLETED: 'Delivery accepted',
  CANCELLED: 'Order cancelled',
};

/** Delivers, accepts or cancels an order, or takes that back. */
export const setGigOrderStatus = defineAction(
  graphql(/* GraphQL */ `
    mutation SetGigOrderStatus($input: SetGigOrderStatusInput!) {
      setGigOrderStatus(input: $input) {
        order {
          id
          status
          changedAt
          changedAgo
          gig {
            id
            title
            viewerIsSeller
          }
          buyer {
            id
            name
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
  simulate: ({ input: { orderId, status } }, cache) => {
    const order = readCachedOrThrow(cache, statusFragment, `GigOrder:${orderId}`);
    if (!isOrderStep(order.status, status))
      throw new Error(`An order cannot move from ${order.status} to ${status}.`);
    const changedAt = new Date().toISOString();
    return { order: { ...order, status, changedAt, changedAgo: 'Just now' } };
  },
  update: (cache, { order }, { input: { status } }) => {
    // The dashboard counts the orders that the viewer has to deliver.
    if (order?.gig.viewerIsSeller) viewerList('ordersInProgress').set(cache, order, status === 'IN_PROGRESS');
  },
  notice: ({ order }, { input: { status } }) => ({
    title: changed[status],
    description: [order?.gig.viewerIsSeller && order.buyer.name, order?.gig.title].filter(Boolean).join(': '),
  }),
});

const sellerFragment = graphql(/* GraphQL */ `
  fragment GigSeller on Gig {
    id
    creator {
      id
      name
    }
  }
`);

export const contactSeller = defineAction(
  graphql(/* GraphQL */ `
    mutation ContactSeller($input: ContactSellerInput!) {
      contactSeller(input: $input) {
        gig {
          id
          creator {
            id
            name
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
  simulate: ({ input: { gigId } }, cache) => ({
    gig: readCachedOrThrow(cache, sellerFragment, `Gig:${gigId}`),
  }),
  notice: ({ gig }) => messageSent(gig?.creator.name),
});
