import { graphql } from '../generated/gql.ts';
import { defineAction } from './defineAction.ts';

export const setGigWishlisted = defineAction(
  graphql(/* GraphQL */ `
    mutation SetGigWishlisted($input: SetGigWishlistedInput!) {
      setGigWishlisted(input: $input) {
        gig {
          id
          viewerHasWishlisted
        }
      }
    }
  `),
).with({
  optimistic: ({ input: { gigId, wishlisted } }) => ({
    __typename: 'Gig',
    id: gigId,
    viewerHasWishlisted: wishlisted,
  }),
  // The required text (SN-04) ends without a full stop.
  notice: (_payload, { input: { wishlisted } }) =>
    wishlisted
      ? { title: 'Added to wishlist', description: 'This gig has been added to your wishlist' }
      : { title: 'Removed from wishlist' },
});

export const setGigAlert = defineAction(
  graphql(/* GraphQL */ `
    mutation SetGigAlert($input: SetGigAlertInput!) {
      setGigAlert(input: $input) {
        gig {
          id
          viewerHasAlert
        }
      }
    }
  `),
).with({
  optimistic: ({ input: { gigId, enabled } }) => ({
    __typename: 'Gig',
    id: gigId,
    viewerHasAlert: enabled,
  }),
  notice: (_payload, { input: { enabled } }) =>
    enabled
      ? { title: 'Alert set', description: "We'll tell you when the price or delivery time changes." }
      : { title: 'Alert removed' },
});
