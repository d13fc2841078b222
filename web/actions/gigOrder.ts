import { graphql } from '../generated/gql.ts';
import { action } from './stub.ts';

export const orderGig = action(
  graphql(/* GraphQL */ `
    mutation OrderGig($input: OrderGigInput!) {
      orderGig(input: $input) {
        gig {
          id
        }
      }
    }
  `),
).with({
  answer: ({ input: { gigId } }) => ({
    orderGig: { __typename: 'OrderGigPayload', gig: { __typename: 'Gig', id: gigId } },
  }),
});

export const contactSeller = action(
  graphql(/* GraphQL */ `
    mutation ContactSeller($input: ContactSellerInput!) {
      contactSeller(input: $input) {
        gig {
          id
        }
      }
    }
  `),
).with({
  answer: ({ input: { gigId } }) => ({
    contactSeller: { __typename: 'ContactSellerPayload', gig: { __typename: 'Gig', id: gigId } },
  }),
});
