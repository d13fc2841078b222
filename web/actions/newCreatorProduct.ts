import { graphql } from '../generated/gql.ts';
import type {
  CreatorProductStatus,
  ProductCategoriesFragment,
  ProductFormInput,
  CompleteCreatorProductFragment,
} from '../generated/graphql.ts';
import { describedProduct } from '../../schema/rules/creator/input.ts';
import { localId } from './localId.ts';

/** All that screens ask of a creator's product: one of this tab has nowhere else to get it from. The editor asks it too. */
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
    }
  }
`);

/** Both families of categories by their labels; whoever offers the editor asks for them. */
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

/** A product as the form describes it; what the form does not say stays as it is known, or begins with nothing. */
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
