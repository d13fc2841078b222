import { viewerList } from '../apollo/viewerLists.ts';
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
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({
  simulate: ({ input: { gigId, wishlisted } }) => ({
    gig: { __typename: 'Gig', id: gigId, viewerHasWishlisted: wishlisted },
  }),
  update: (cache, _payload, { input: { gigId, wishlisted } }) =>
    viewerList('gigs', 'wishlistedOnly').set(cache, { __typename: 'Gig', id: gigId }, wishlisted),
  // SN-04: this text ends without a full stop.
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
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({
  simulate: ({ input: { gigId, enabled } }) => ({
    gig: { __typename: 'Gig', id: gigId, viewerHasAlert: enabled },
  }),
  notice: (_payload, { input: { enabled } }) =>
    enabled
      ? { title: 'Alert set', description: "We'll tell you when the price or delivery time changes." }
      : { title: 'Alert removed' },
});
