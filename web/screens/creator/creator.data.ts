import type { ApolloClient } from '@apollo/client';
import { fetchAllPages, type PagedListOf } from '../../apollo/fetchNextPage.ts';
import { graphql } from '../../generated/gql.ts';
import type { CreatorScreenQuery } from '../../generated/graphql.ts';

/** All products at once, with what the search, the orders and the cards read of them. */
export const query = graphql(/* GraphQL */ `
  query CreatorScreen($after: String) {
    creatorDashboard {
      totalProducts
      totalViews
      totalDownloads
      totalEarnings
      mostPopular {
        id
        ...MostPopular_product
      }
      weeks {
        start
        downloads
        earnings
      }
      products(first: 100, after: $after) {
        totalCount
        nodes {
          id
          title
          category
          status
          price
          views
          downloads
          earnings
          ...ProductRow_product
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

/** The products, which the screen searches and orders whole. */
export const list: PagedListOf<CreatorScreenQuery> = {
  query,
  cursor: 'after',
  listOf: ({ creatorDashboard }) => creatorDashboard.products,
};

/** The server's page begins with all of them. */
export async function fetchParts(_place: unknown, client: ApolloClient) {
  if (import.meta.env.SSR) await fetchAllPages(client, list);
}
