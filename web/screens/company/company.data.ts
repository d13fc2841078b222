import type { Params } from 'react-router-dom';
import { graphql } from '../../generated/gql.ts';
import { parseId } from '../../routing/parseId.ts';
import { companyPageSearch } from './companyPageSearch.ts';

/** `first: 5` of the updates equals `pageSize` of `companyPageSearch.ts`. */
export const query = graphql(/* GraphQL */ `
  query CompanyScreen($id: ID!, $page: Int) {
    company(id: $id) {
      id
      name
      description
      leadership {
        id
        name
        title
        avatar
        bio
      }
      updates(first: 5, page: $page) {
        totalCount
        nodes {
          id
          ...PostCard_post
        }
      }
      ...CompanyHeader_company
      ...CompanyAbout_company
      ...CompanyPositions_company
      ...CompanyTeam_company
    }
  }
`);

export const variables = ({ params, url }: { params: Params; url: URL }) => ({
  id: parseId(params['id']),
  ...companyPageSearch.values(companyPageSearch.read(url.searchParams)),
});
