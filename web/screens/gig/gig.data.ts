import type { Params } from 'react-router-dom';
import { graphql } from '../../generated/gql.ts';
import { parseId } from '../../routing/parseId.ts';

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

export const variables = ({ params }: { params: Params }) => ({ id: parseId(params['id']) });
