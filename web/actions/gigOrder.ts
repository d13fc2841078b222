import { graphql } from '../generated/gql.ts';
import { action } from './stub.ts';

export const orderGig = action(
  graphql(/* GraphQL */ `
    mutation OrderGig($input: OrderGigInput!) {
      orderGig(input: $input) {
        gig {
          id
          viewerOrder
        }
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({
  answer: ({ input: { gigId, tier } }) => ({
    gig: { __typename: 'Gig', id: gigId, viewerOrder: tier },
  }),
});

export const contactSeller = action(
  graphql(/* GraphQL */ `
    mutation ContactSeller($input: ContactSellerInput!) {
      contactSeller(input: $input) {
        gig {
          id
        }
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({
  answer: ({ input: { gigId } }) => ({
    gig: { __typename: 'Gig', id: gigId },
  }),
});
