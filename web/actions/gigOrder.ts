import { graphql } from '../generated/gql.ts';
import { formatDollars } from '../../schema/rules/numbers.ts';
import type { GigOrderStatus } from '../generated/graphql.ts';
import { gigTierOf } from '../../schema/rules/gig/tiers.ts';
import { messageSent } from './notices.ts';
import { defineAction } from './defineAction.ts';

export const orderGig = defineAction(
  graphql(/* GraphQL */ `
    mutation OrderGig($input: OrderGigInput!) {
      orderGig(input: $input) {
        gigPackage {
          price
        }
      }
    }
  `),
).with({
  notice: (payload, { input: { tier } }) => ({
    title: 'Order placed',
    description: `${gigTierOf(tier).label} package, ${formatDollars(payload.gigPackage?.price ?? 0)}. This is a simulation: nothing was charged.`,
  }),
});

/** By the order's new status. 'In progress again' is the Undo of a delivery or a cancellation. */
const noticeTitles: Readonly<Record<GigOrderStatus, string>> = {
  IN_PROGRESS: 'Order in progress again',
  DELIVERED: 'Order delivered',
  COMPLETED: 'Delivery accepted',
  CANCELLED: 'Order cancelled',
};

/** Delivers, accepts or cancels an order, or undoes that. */
export const setGigOrderStatus = defineAction(
  graphql(/* GraphQL */ `
    mutation SetGigOrderStatus($input: SetGigOrderStatusInput!) {
      setGigOrderStatus(input: $input) {
        order {
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
      }
    }
  `),
).with({
  optimistic: ({ input: { orderId, status } }) => ({ __typename: 'GigOrder', id: orderId, status }),
  notice: ({ order }, { input: { status } }) => ({
    title: noticeTitles[status],
    // The seller also sees the buyer's name.
    description: [order?.gig.viewerIsSeller && order.buyer.name, order?.gig.title].filter(Boolean).join(': '),
  }),
});

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
      }
    }
  `),
).with({
  notice: ({ gig }) => messageSent(gig?.creator.name),
});
