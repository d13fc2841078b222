import { graphql } from '../generated/gql.ts';
import type { CompleteGigOrderFragment, OrderGigInput } from '../generated/graphql.ts';
import { dueAt } from '../../schema/rules/gig/orders.ts';
import type { Viewer } from './viewer.ts';
import { localId } from './localId.ts';

/** All fields of an order that screens query. An object of this tab has no other source. */
graphql(/* GraphQL */ `
  fragment CompleteGigOrder on GigOrder {
    id
    gig {
      id
    }
    buyer {
      id
      name
    }
    tier
    price
    requirements
    status
    orderedAgo
    orderedAt
    changedAt
    changedAgo
    dueAt
    isPastDue
  }
`);

/** The fields of a gig that an order shows. Its page loads them, so that a new order of it is complete. */
graphql(/* GraphQL */ `
  fragment OrderedGig on Gig {
    id
    title
    image
    imageAlt
    creator {
      id
      name
      person {
        id
        name
        contact {
          id
        }
        isFormerMember
      }
    }
  }
`);

interface Offer {
  /** Whole USD. */
  price: number;
  deliveryDays: number;
}

/** A new order of a package by a person. */
export function newGigOrder(
  { gigId, tier, requirements }: OrderGigInput,
  { price, deliveryDays }: Offer,
  { id: buyerId, name }: Viewer,
): CompleteGigOrderFragment {
  const now = Date.now();
  return {
    __typename: 'GigOrder',
    id: localId('order'),
    gig: { __typename: 'Gig', id: gigId },
    buyer: { __typename: 'Person', id: buyerId, name },
    tier,
    price,
    requirements: requirements || null,
    status: 'IN_PROGRESS',
    orderedAgo: 'Just now',
    orderedAt: new Date(now).toISOString(),
    changedAt: null,
    changedAgo: null,
    dueAt: dueAt(deliveryDays, now),
    isPastDue: false,
  };
}
