import { graphql } from '../../generated/gql.ts';

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
