import type { Params } from 'react-router-dom';
import { graphql } from '../../generated/gql.ts';
import { readId } from '../../routing/readId.ts';

export const query = graphql(/* GraphQL */ `
  query ProfileScreen($id: ID!, $own: Boolean!) {
    viewer @include(if: $own) {
      id
      profile {
        id
        ...ProfileDetails_profile
      }
    }
    profile(id: $id) @skip(if: $own) {
      id
      ...ProfileDetails_profile
    }
  }
`);

/** Without an id it is the viewer's own. */
export const variables = ({ params: { id } }: { params: Params }) => ({
  id: readId(id),
  own: id === undefined,
});
