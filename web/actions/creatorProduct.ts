import { graphql } from '../generated/gql.ts';
import type { ProductFormInput } from '../generated/graphql.ts';
import { inMode } from '../session/mode.ts';
import { defineAction } from './defineAction.ts';

/** Live mode alone ends a review, after a minute (`reviewMs` of the server). Says what follows. */
const reviewEnd = ({ visibility, isFree, price }: ProductFormInput) =>
  inMode(
    {},
    {
      description:
        visibility === 'PRIVATE'
          ? 'People with its link can get it in about a minute.'
          : `It ${isFree || !price ? 'is in the shop' : 'goes on sale'} in about a minute.`,
    },
  );

export const saveProductDraft = defineAction(
  graphql(/* GraphQL */ `
    mutation SaveProductDraft($input: SaveProductDraftInput!) {
      saveProductDraft(input: $input) {
        product {
          id
        }
      }
    }
  `),
).with({
  notice: { title: 'Product saved as draft' },
});

export const publishProduct = defineAction(
  graphql(/* GraphQL */ `
    mutation PublishProduct($input: PublishProductInput!) {
      publishProduct(input: $input) {
        product {
          id
        }
      }
    }
  `),
).with({
  notice: (_payload, { input: { product } }) => ({
    title: 'Product submitted for review',
    ...reviewEnd({ ...product, visibility: 'PUBLIC' }),
  }),
});

export const updateProduct = defineAction(
  graphql(/* GraphQL */ `
    mutation UpdateProduct($input: UpdateProductInput!) {
      updateProduct(input: $input) {
        product {
          id
          status
        }
      }
    }
  `),
).with({
  notice: ({ product }, { input }) => ({
    title: 'Product updated successfully',
    ...(product?.status === 'PENDING_REVIEW' && {
      description: 'It is under review.',
      ...reviewEnd(input.product),
    }),
  }),
});

/** The simulated list does not change (SS-45). */
export const deleteProduct = defineAction(
  graphql(/* GraphQL */ `
    mutation DeleteProduct($input: DeleteProductInput!) {
      deleteProduct(input: $input) {
        id
      }
    }
  `),
).with({
  notice: () => ({
    title: 'Product successfully deleted',
    description: inMode(
      'Its row stays, because deleting is simulated and leaves the list as it is.',
      'It has left your list and the shop.',
    ),
  }),
});
