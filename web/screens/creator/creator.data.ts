import type { PagedListOf } from '../../apollo/fetchNextPage.ts';
import { graphql } from '../../generated/gql.ts';
import type { CreatorScreenQuery } from '../../generated/graphql.ts';

/** All products with the fields that search, sorting and cards need. */
export const query = graphql(/* GraphQL */ `
  query CreatorScreen($after: String) {
    creatorDashboard {
      totalProducts
      totalViews
      totalSales
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

/** The screen searches and sorts the products in the browser, so it needs all of them. */
export const list: PagedListOf<CreatorScreenQuery> = {
  query,
  cursor: 'after',
  listOf: ({ creatorDashboard }) => creatorDashboard.products,
};

export const completeLists = () => [list];
