import { graphql } from '../generated/gql.ts';
import { formatDollars } from '../ui/format.ts';
import { gigTierOf } from '../../schema/rules/gig/tiers.ts';
import { readCachedOrThrow } from './readCachedOrThrow.ts';
import { messageSent } from './notices.ts';
import { defineAction } from './defineAction.ts';

const offerFragment = graphql(/* GraphQL */ `
  fragment GigOffer on Gig {
    id
    packages {
      basic {
        price
      }
      standard {
        price
      }
      premium {
        price
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
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({
  simulate: ({ input: { gigId, tier } }, cache) => {
    const { packages } = readCachedOrThrow(cache, offerFragment, `Gig:${gigId}`);
    return {
      gig: { __typename: 'Gig', id: gigId, viewerOrder: tier },
      package: packages[gigTierOf(tier).id],
    };
  },
  notice: (payload, { input: { tier } }) => ({
    title: 'Order placed',
    description: `${gigTierOf(tier).label} package, ${formatDollars(payload.package?.price ?? 0)}. This is a simulation: nothing was charged.`,
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
