import { graphql } from '../../generated/gql.ts';
import { shopSearch, variablesOf } from '../../searches/shopSearch.ts';

export const query = graphql(/* GraphQL */ `
  query ShopScreen($filter: ProductFilter, $sort: ProductSort, $first: Int, $page: Int) {
    products(filter: $filter, sort: $sort, first: $first, page: $page) {
      totalCount
      nodes {
        id
        ...ProductCard_item
      }
      facets {
        type {
          ...FilterChoice @unmask
        }
        price {
          ...FilterChoice @unmask
        }
        level {
          ...FilterChoice @unmask
        }
      }
    }
    shopTabs: shopCategories(family: SHOP) {
      id
      label
    }
    courseTabs: shopCategories(family: COURSE) {
      id
      label
    }
  }
`);

export const variables = ({ url }: { url: URL }) => variablesOf(shopSearch.read(url.searchParams));
