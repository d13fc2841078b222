import { graphql } from '../../generated/gql.ts';
import { readGigFilter, variablesOf } from './gigFilter.ts';

export const query = graphql(/* GraphQL */ `
  query GigsScreen($filter: GigFilter, $sort: GigSort, $first: Int) {
    gigs(filter: $filter, sort: $sort, first: $first) {
      totalCount
      nodes {
        id
        ...GigCard_gig
      }
    }
  }
`);

export const variables = ({ url }: { url: URL }) => variablesOf(readGigFilter(url.searchParams));
