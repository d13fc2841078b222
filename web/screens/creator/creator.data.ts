import { graphql } from '../../generated/gql.ts';

/** All products at once, with what the search, the orders and the cards read of them. */
export const query = graphql(/* GraphQL */ `
  query CreatorScreen {
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
      products(first: 100) {
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
      }
    }
  }
`);
