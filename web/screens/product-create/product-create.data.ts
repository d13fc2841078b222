import { graphql } from '../../generated/gql.ts';

export const query = graphql(/* GraphQL */ `
  query ProductCreateScreen {
    shop: shopCategories(family: SHOP) {
      id
      category
      label
    }
    course: shopCategories(family: COURSE) {
      id
      category
      label
    }
  }
`);
