import type { ApolloCache } from '@apollo/client';
import { graphql } from '../generated/gql.ts';
import { action } from './stub.ts';

/** My Gigs and the wishlist, just as the gigs screen asks for them; the server answers them empty. */
const ownGigs = graphql(/* GraphQL */ `
  query OwnGigs($filter: GigFilter!) {
    gigs(filter: $filter) {
      totalCount
      nodes {
        id
      }
    }
  }
`);

/** Puts a gig at the head of one of the viewer's own lists, or takes it out of it. */
export function listGig(
  cache: ApolloCache,
  condition: 'mineOnly' | 'wishlistedOnly',
  gigId: string,
  listed: boolean,
): void {
  // What the cache keeps from the server's answers is changed here all the same: hence `overwrite`.
  const options = { query: ownGigs, variables: { filter: { [condition]: true } }, overwrite: true };
  cache.updateQuery(options, (data) => {
    const others = (data?.gigs.nodes ?? []).filter(({ id }) => id !== gigId);
    const nodes = listed ? [{ __typename: 'Gig' as const, id: gigId }, ...others] : others;
    return { gigs: { __typename: 'GigConnection' as const, totalCount: nodes.length, nodes } };
  });
}

export const setGigWishlisted = action(
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
  answer: ({ input: { gigId, wishlisted } }) => ({
    gig: { __typename: 'Gig', id: gigId, viewerHasWishlisted: wishlisted },
  }),
  update: (cache, _payload, { input: { gigId, wishlisted } }) =>
    listGig(cache, 'wishlistedOnly', gigId, wishlisted),
  // The specification's text ends without a full stop.
  notice: (_payload, { input: { wishlisted } }) =>
    wishlisted
      ? { title: 'Added to wishlist', description: 'This gig has been added to your wishlist' }
      : { title: 'Removed from wishlist' },
});

export const setGigAlert = action(
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
  answer: ({ input: { gigId, enabled } }) => ({
    gig: { __typename: 'Gig', id: gigId, viewerHasAlert: enabled },
  }),
  notice: (_payload, { input: { enabled } }) =>
    enabled
      ? { title: 'Alert set', description: 'You will hear when the price or delivery of this gig changes.' }
      : { title: 'Alert removed' },
});
