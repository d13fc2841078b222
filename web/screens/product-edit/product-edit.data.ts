import { graphql } from '../../generated/gql.ts';

export const query = graphql(/* GraphQL */ `
  query ProductEditScreen($id: ID!) {
    creatorProduct(id: $id) {
      id
      ...ProductEditor_product
    }
    ...ProductCategories @unmask
  }
`);
