import { graphql } from '../../generated/gql.ts';

/** `GigCard_gig` is for the wishlist of /gigs, to which this page can add the gig. The route passes the `id` of its path. */
export const query = graphql(/* GraphQL */ `
  query GigScreen($id: ID!) {
    gig(id: $id) {
      id
      ...GigDetails_gig
      ...ContactSeller_gig
      ...GigCard_gig
    }
  }
`);
