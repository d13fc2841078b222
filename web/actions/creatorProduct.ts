import type { ApolloCache } from '@apollo/client';
import { viewerList } from '../apollo/viewerLists.ts';
import { graphql } from '../generated/gql.ts';
import type { ProductFormInput, CompleteCreatorProductFragment } from '../generated/graphql.ts';
import { formatPrice } from '../ui/format.ts';
import { readCachedOrThrow } from './readCachedOrThrow.ts';
import { newCreatorProduct, productCategories, completeCreatorProduct } from './newCreatorProduct.ts';
import { defineAction } from './defineAction.ts';

const knownProduct = (cache: ApolloCache, id: string) =>
  readCachedOrThrow(cache, completeCreatorProduct, `CreatorProduct:${id}`);

/** The product that the form describes: a new one, or the one with the id. */
const described = (cache: ApolloCache, id: string | null | undefined, form: ProductFormInput) =>
  newCreatorProduct(
    form,
    readCachedOrThrow(cache, productCategories, 'ROOT_QUERY'),
    id ? knownProduct(cache, id) : null,
  );

/** A product in the shop as it is after an update; what the shop cannot do without stays where it was taken away. */
const inShop = (before: CompleteCreatorProductFragment, now: CompleteCreatorProductFragment) => ({
  id: now.id,
  title: now.title,
  description: now.shortDescription,
  fullDescription: now.fullDescription,
  price: now.price,
  priceText: formatPrice(now.price),
  image: now.thumbnail ?? before.thumbnail ?? '/art/grove-fern-21.svg',
  category: now.categoryId,
  categoryLabel: now.category,
  tags: now.tags,
  updatedAt: new Date().toISOString(),
  ...(before.productType === 'COURSE'
    ? {
        __typename: 'Course' as const,
        duration: now.duration ?? before.duration ?? '',
        difficultyLevel: now.difficultyLevel ?? before.difficultyLevel ?? 'BEGINNER',
      }
    : { __typename: 'Product' as const }),
});

/** A new product joins the creator's own. */
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
    product: { ...described(cache, id, product), visibility: 'DRAFT', status: 'DRAFT' },
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
    product: { ...described(cache, id, product), visibility: 'PUBLIC', status: 'PENDING_REVIEW' },
  }),
  update: (cache, { product }, { input }) => list(cache, product?.id, input.id),
  notice: { title: 'Product submitted for review' },
});

export const updateProduct = defineAction(
  graphql(/* GraphQL */ `
    mutation UpdateProduct($input: UpdateProductInput!) {
      updateProduct(input: $input) {
        product {
          id
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
    const before = knownProduct(cache, id);
    const now = described(cache, id, product);
    // What is Live is the same thing in the shop.
    return { product: { ...now, shopItem: now.status === 'LIVE' ? inShop(before, now) : null } };
  },
  notice: { title: 'Product updated successfully' },
});

/** The list stays as it is (SS-45). */
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
  notice: { title: 'Product successfully deleted' },
});
