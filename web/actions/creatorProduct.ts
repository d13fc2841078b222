import { graphql } from '../generated/gql.ts';
import { action } from './stub.ts';

/** By the specification the list stays as it is. */
export const deleteProduct = action(
  graphql(/* GraphQL */ `
    mutation DeleteProduct($input: DeleteProductInput!) {
      deleteProduct(input: $input) {
        id
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({
  answer: ({ input: { id } }) => ({ id }),
  notice: { title: 'Product successfully deleted' },
});
