import { graphql } from '../../generated/gql.ts';
import { gigSearch, variablesOf } from '../../searches/gigSearch.ts';

export const query = graphql(/* GraphQL */ `
  query GigsScreen($filter: GigFilter, $sort: GigSort, $first: Int, $page: Int) {
    gigs(filter: $filter, sort: $sort, first: $first, page: $page) {
      totalCount
      nodes {
        id
        ...GigCard_gig
      }
    }
    gigFilterOptions {
      category {
        value
        label
      }
      price {
        value
        label
      }
      delivery {
        value
        label
      }
    }
  }
`);

export const variables = ({ url }: { url: URL }) => variablesOf(gigSearch.read(url.searchParams));
