import type { PagedListOf } from '../../apollo/fetchNextPage.ts';
import { graphql } from '../../generated/gql.ts';
import type { CreatorScreenQuery } from '../../generated/graphql.ts';

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
        startsAt
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

/** The browser searches and sorts the products, so `RestOfList` fetches all pages. `cursor` names a query variable. */
export const list: PagedListOf<CreatorScreenQuery> = {
  query,
  cursor: 'after',
  listOf: ({ creatorDashboard }) => creatorDashboard.products,
};

/** The route loader reads it: the server renders all pages of these lists. */
export const completeLists = () => [list];
