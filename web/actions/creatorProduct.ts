import type { ApolloCache } from '@apollo/client';
import { createdList } from '../apollo/viewerLists.ts';
import { graphql } from '../generated/gql.ts';
import type {
  CreatorProductStatus,
  ProductFormInput,
  WholeCreatorProductFragment,
} from '../generated/graphql.ts';
import { localId } from './localId.ts';
import { action } from './stub.ts';

/** All that screens ask of a creator's product: one of this tab has nowhere else to get it from. */
const whole = graphql(/* GraphQL */ `
  fragment WholeCreatorProduct on CreatorProduct {
    id
    title
    shortDescription
    fullDescription
    category
    categoryId
    status
    visibility
    price
    isFree
    fileType
    productType
    difficultyLevel
    duration
    showPreviews
    views
    downloads
    earnings
    createdAt
    thumbnail
    tags
  }
`);

/** Both families by their labels, as the editor has asked for them. */
const categories = graphql(/* GraphQL */ `
  query ProductCategories {
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

const labelOf = (cache: ApolloCache, category: ProductFormInput['category']): string => {
  const { shop = [], course = [] } = cache.readQuery({ query: categories }) ?? {};
  const known = [...shop, ...course].find((tab) => tab.category === category);
  if (!known) throw new Error('A product needs a category that the editor has shown.');
  return known.label;
};

const fresh = () => ({
  id: localId('product'),
  views: 0,
  downloads: 0,
  earnings: 0,
  createdAt: new Date().toISOString(),
  status: 'DRAFT' as CreatorProductStatus,
});

/** A product as the form describes it; what the form does not say stays, or begins with nothing. */
function described(
  cache: ApolloCache,
  id: string | null | undefined,
  form: ProductFormInput,
): WholeCreatorProductFragment {
  const known = id ? cache.readFragment({ fragment: whole, id: `CreatorProduct:${id}` }) : null;
  if (id && !known) throw new Error('This tab does not know the product yet.');
  return {
    ...(known ?? fresh()),
    __typename: 'CreatorProduct',
    title: form.title,
    shortDescription: form.shortDescription,
    fullDescription: form.fullDescription,
    category: labelOf(cache, form.category),
    categoryId: form.category!,
    visibility: form.visibility ?? 'DRAFT',
    price: form.isFree ? 0 : (form.price ?? 0),
    isFree: form.isFree === true || !form.price,
    fileType: form.fileType ?? null,
    productType: form.productType ?? 'DIGITAL_FILE',
    difficultyLevel: form.difficultyLevel ?? null,
    duration: form.duration ?? null,
    showPreviews: form.showPreviews ?? null,
    thumbnail: form.thumbnail ?? null,
    tags: (form.tags ?? '').split(',').filter(Boolean),
  };
}

/** A new product joins the creator's own. */
const list = (cache: ApolloCache, id: string | undefined, given: string | null | undefined) => {
  if (id !== undefined && !given)
    createdList('creatorProducts').set(cache, { __typename: 'CreatorProduct', id }, true);
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
