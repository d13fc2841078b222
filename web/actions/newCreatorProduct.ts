import { graphql } from '../generated/gql.ts';
import type {
  CreatorProductStatus,
  ProductCategoriesFragment,
  ProductFormInput,
  CompleteCreatorProductFragment,
} from '../generated/graphql.ts';
import { describedProduct } from '../../schema/rules/creator/input.ts';
import { localId } from './localId.ts';

/** All fields of a creator's product that screens query. An object of this tab has no other source. The editor queries them too. */
export const completeCreatorProduct = graphql(/* GraphQL */ `
  fragment CompleteCreatorProduct on CreatorProduct {
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
    shopItem {
      id
      image
      ... on Course {
        duration
        difficultyLevel
      }
    }
  }
`);

/** The labels of the categories of both families. The screens of the editor query them. */
export const productCategories = graphql(/* GraphQL */ `
  fragment ProductCategories on Query {
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

const fresh = () => ({
  id: localId('product'),
  status: 'DRAFT' as CreatorProductStatus,
  views: 0,
  downloads: 0,
  earnings: 0,
  createdAt: new Date().toISOString(),
  shopItem: null,
});

/** A product with the form's values. Other fields keep their existing values, or start empty. */
export function newCreatorProduct(
  form: ProductFormInput,
  { shop, course }: ProductCategoriesFragment,
  known: CompleteCreatorProductFragment | null = null,
): CompleteCreatorProductFragment {
  const chosen = [...shop, ...course].find(({ category }) => category === form.category);
  if (!chosen?.category) throw new Error('A product needs a category that the editor has shown.');
  return {
    ...(known ?? fresh()),
    __typename: 'CreatorProduct',
    ...describedProduct(form),
    category: chosen.label,
    categoryId: chosen.category,
  };
}
