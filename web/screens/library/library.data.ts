import type { PagedListOf } from '../../apollo/fetchNextPage.ts';
import { graphql } from '../../generated/gql.ts';
import type { LibraryScreenQuery } from '../../generated/graphql.ts';

/** All orders and items, because the browser filters them. The server renders all pages of `completeLists`. */
export const query = graphql(/* GraphQL */ `
  query LibraryScreen($afterOrder: String, $afterItem: String) {
    gigOrders(first: 100, after: $afterOrder) {
      totalCount
      nodes {
        id
        ...OrderCard_order
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
    products(filter: { ownedOnly: true }, sort: RECENT, first: 100, after: $afterItem) {
      totalCount
      nodes {
        id
        ...OwnedItemCard_item
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

export const orders = {
  query,
  cursor: 'afterOrder',
  listOf: ({ gigOrders }) => gigOrders,
} satisfies PagedListOf<LibraryScreenQuery>;

/** The viewer's products and courses. */
export const items = {
  query,
  cursor: 'afterItem',
  listOf: ({ products }) => products,
} satisfies PagedListOf<LibraryScreenQuery>;

export const completeLists = () => [orders, items];
