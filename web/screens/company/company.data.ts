import type { Params } from 'react-router-dom';
import { graphql } from '../../generated/gql.ts';
import { readId } from '../../routing/readId.ts';

export const query = graphql(/* GraphQL */ `
  query CompanyScreen($id: ID!) {
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
      updates(first: 5) {
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

export const variables = ({ params }: { params: Params }) => ({ id: readId(params['id']) });
