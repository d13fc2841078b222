import { graphql } from '../../generated/gql.ts';

/** `ProductCard_item`: the viewer can add the product to the wishlist of the shop, which then renders its card. */
export const query = graphql(/* GraphQL */ `
  query ProductScreen($id: ID!) {
    product(id: $id) {
      id
      title
      description
      isIndexed
      ...ProductHeader_item
      ...ProductPicture_item
      ...ProductAbout_item
      ...BuyCard_item
      ...ProductFacts_item
      ...ProductTabs_item
      ...MoreProducts_item
      ...CourseOutline_course
      # What the wishlist of the shop shows of it.
      ...ProductCard_item
    }
  }
`);
