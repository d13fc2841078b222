import type { FragmentType } from '@apollo/client';
import { useFragmentData } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import type { Categories } from './BasicFields.tsx';
import { ProductEditor } from './ProductEditor.tsx';
import { ProductStats } from './ProductStats.tsx';

const fragment = graphql(/* GraphQL */ `
  fragment EditedProduct_product on CreatorProduct {
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

interface Props {
  product: FragmentType<typeof fragment>;
  categories: Categories;
}

/** The editor with what the product is now: all of it, since the tab answers with the whole product. */
export function EditedProduct({ product, categories }: Props) {
  const data = useFragmentData(fragment, product);
  return (
    <ProductEditor product={data} categories={categories}>
      <ProductStats {...data} />
    </ProductEditor>
  );
}
