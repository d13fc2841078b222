import type { PagedListOf } from '../../apollo/fetchNextPage.ts';
import { graphql } from '../../generated/gql.ts';
import type { OrdersScreenQuery } from '../../generated/graphql.ts';

/** All orders, because the browser filters and sorts them. The server renders all pages of `completeLists`. */
export const query = graphql(/* GraphQL */ `
  query OrdersScreen($after: String) {
    receivedGigOrders(first: 100, after: $after) {
      totalCount
      nodes {
        id
        status
        orderedAt
        dueAt
        isPastDue
        gig {
          id
          title
        }
        ...ReceivedOrder_order
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

export const allOrders = {
  query,
  variables: {},
  cursor: 'after',
  listOf: ({ receivedGigOrders }) => receivedGigOrders,
} satisfies PagedListOf<OrdersScreenQuery>;

export const completeLists = () => [allOrders];
