import type { ApolloCache } from '@apollo/client';
import { viewerList } from '../apollo/viewerLists.ts';
import { graphql } from '../generated/gql.ts';
import type { ProductFormInput, CompleteCreatorProductFragment } from '../generated/graphql.ts';
import { formatPrice } from '../../schema/rules/numbers.ts';
import { readCachedOrThrow } from './readCachedOrThrow.ts';
import { newCreatorProduct, productCategories, completeCreatorProduct } from './newCreatorProduct.ts';
import { inMode } from '../ui/mode.ts';
import { defineAction } from './defineAction.ts';
import { updatedStatus } from '../../schema/rules/creator/status.ts';
import { updatedShopItem } from '../../schema/rules/creator/shopItem.ts';

const cachedProduct = (cache: ApolloCache, id: string) =>
  readCachedOrThrow(cache, completeCreatorProduct, `CreatorProduct:${id}`);

/** The product that the form describes: a new one, or the edited one with the id. */
const productFrom = (cache: ApolloCache, id: string | null | undefined, form: ProductFormInput) =>
  newCreatorProduct(
    form,
    readCachedOrThrow(cache, productCategories, 'ROOT_QUERY'),
    id ? cachedProduct(cache, id) : null,
  );

type ShopItem = NonNullable<CompleteCreatorProductFragment['shopItem']>;

/** The shop item of an updated product. A field that the shop requires keeps its old value when it was cleared. */
function shopItemOf(before: ShopItem, now: CompleteCreatorProductFragment) {
  const { duration, difficultyLevel, ...item } = updatedShopItem(before, now, new Date().toISOString());
  return {
    ...item,
    id: before.id,
    priceText: formatPrice(now.price),
    categoryLabel: now.category,
    ...(before.__typename === 'Course'
      ? {
          __typename: 'Course' as const,
          duration: duration ?? before.duration,
          difficultyLevel: difficultyLevel ?? before.difficultyLevel,
        }
      : { __typename: 'Product' as const }),
  };
}

/** Live mode alone ends a review, after a minute (`reviewMs` of the server). Says what follows. */
const reviewEnd = ({ visibility, isFree, price }: ProductFormInput, action: string) =>
  inMode(
    {},
    {
      description:
        visibility === 'PRIVATE'
          ? 'People with its link can get it in about a minute.'
          : `It ${isFree || !price ? 'is in the shop' : 'goes on sale'} in about a minute.`,
    },
    action,
  );

/** Adds a new product to the creator's list. */
const list = (cache: ApolloCache, id: string | undefined, given: string | null | undefined) => {
  if (id !== undefined && !given)
    viewerList('creatorProducts').set(cache, { __typename: 'CreatorProduct', id }, true);
};

export const saveProductDraft = defineAction(
  graphql(/* GraphQL */ `
    mutation SaveProductDraft($input: SaveProductDraftInput!) {
      saveProductDraft(input: $input) {
        product {
          id
          ...CompleteCreatorProduct
        }
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({
  simulate: ({ input: { id, product } }, cache) => ({
    product: { ...productFrom(cache, id, product), visibility: 'DRAFT', status: 'DRAFT', shopItem: null },
  }),
  update: (cache, { product }, { input }) => list(cache, product?.id, input.id),
  notice: { title: 'Product saved as draft' },
});

export const publishProduct = defineAction(
  graphql(/* GraphQL */ `
    mutation PublishProduct($input: PublishProductInput!) {
      publishProduct(input: $input) {
        product {
          id
          ...CompleteCreatorProduct
        }
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({
  simulate: ({ input: { id, product } }, cache) => ({
    product: {
      ...productFrom(cache, id, product),
      visibility: 'PUBLIC',
      status: 'PENDING_REVIEW',
      shopItem: null,
    },
  }),
  update: (cache, { product }, { input }) => list(cache, product?.id, input.id),
  notice: (_payload, { input: { product } }) => ({
    title: 'Product submitted for review',
    ...reviewEnd({ ...product, visibility: 'PUBLIC' }, 'publishProduct'),
  }),
});

export const updateProduct = defineAction(
  graphql(/* GraphQL */ `
    mutation UpdateProduct($input: UpdateProductInput!) {
      updateProduct(input: $input) {
        product {
          id
          status
          ...CompleteCreatorProduct
          shopItem {
            id
            title
            description
            fullDescription
            price
            priceText
            image
            category
            categoryLabel
            tags
            updatedAt
            ... on Course {
              duration
              difficultyLevel
            }
          }
        }
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({
  simulate: ({ input: { id, product } }, cache) => {
    const updated = productFrom(cache, id, product);
    const now = { ...updated, status: updatedStatus(updated) };
    // A Live product is also a shop item; both get the same values.
    return { product: { ...now, shopItem: now.shopItem && shopItemOf(now.shopItem, now) } };
  },
  notice: ({ product }, { input }) => ({
    title: 'Product updated successfully',
    ...(product?.status === 'PENDING_REVIEW' && {
      description: 'It is under review.',
      ...reviewEnd(input.product, 'updateProduct'),
    }),
  }),
});

/** The simulated list does not change (SS-45). */
export const deleteProduct = defineAction(
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
  simulate: ({ input: { id } }) => ({ id }),
  notice: () => ({
    title: 'Product successfully deleted',
    description: inMode(
      'Its row stays, because deleting is simulated and leaves the list as it is.',
      'It has left your list and the shop.',
      'deleteProduct',
    ),
  }),
});
