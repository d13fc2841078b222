import type { ApolloCache } from '@apollo/client';
import { viewerList } from '../apollo/viewerLists.ts';
import { graphql } from '../generated/gql.ts';
import type { ProductFormInput } from '../generated/graphql.ts';
import { known } from './known.ts';
import { newCreatorProduct, productCategories, wholeCreatorProduct } from './newCreatorProduct.ts';
import { action } from './stub.ts';

/** The product that the form describes: a new one, or the one with the id. */
const described = (cache: ApolloCache, id: string | null | undefined, form: ProductFormInput) =>
  newCreatorProduct(
    form,
    known(cache, productCategories, 'ROOT_QUERY'),
    id ? known(cache, wholeCreatorProduct, `CreatorProduct:${id}`) : null,
  );

/** A new product joins the creator's own. */
const list = (cache: ApolloCache, id: string | undefined, given: string | null | undefined) => {
  if (id !== undefined && !given)
    viewerList('creatorProducts').set(cache, { __typename: 'CreatorProduct', id }, true);
};

export const saveProductDraft = action(
  graphql(/* GraphQL */ `
    mutation SaveProductDraft($input: SaveProductDraftInput!) {
      saveProductDraft(input: $input) {
        product {
          id
          ...WholeCreatorProduct
        }
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({
  answer: ({ input: { id, product } }, cache) => ({
    product: { ...described(cache, id, product), visibility: 'DRAFT', status: 'DRAFT' },
  }),
  update: (cache, { product }, { input }) => list(cache, product?.id, input.id),
  notice: { title: 'Product saved as draft' },
});

export const publishProduct = action(
  graphql(/* GraphQL */ `
    mutation PublishProduct($input: PublishProductInput!) {
      publishProduct(input: $input) {
        product {
          id
          ...WholeCreatorProduct
        }
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({
  answer: ({ input: { id, product } }, cache) => ({
    product: { ...described(cache, id, product), visibility: 'PUBLIC', status: 'PENDING_REVIEW' },
  }),
  update: (cache, { product }, { input }) => list(cache, product?.id, input.id),
  notice: { title: 'Product submitted for review' },
});

export const updateProduct = action(
  graphql(/* GraphQL */ `
    mutation UpdateProduct($input: UpdateProductInput!) {
      updateProduct(input: $input) {
        product {
          id
          ...WholeCreatorProduct
        }
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({
  answer: ({ input: { id, product } }, cache) => ({ product: described(cache, id, product) }),
  notice: { title: 'Product updated successfully' },
});

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
