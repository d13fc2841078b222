import type { Params } from 'react-router-dom';
import { graphql } from '../../generated/gql.ts';
import { parseId } from '../../routing/parseId.ts';
import { profilePageSearch } from './profilePageSearch.ts';

export const query = graphql(/* GraphQL */ `
  query ProfileScreen($id: ID!, $own: Boolean!, $page: Int) {
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

/** Without an id, the query loads the viewer's profile. */
export const variables = ({ params: { id }, url }: { params: Params; url: URL }) => ({
  id: parseId(id),
  own: id === undefined,
  ...profilePageSearch.values(profilePageSearch.read(url.searchParams)),
});
