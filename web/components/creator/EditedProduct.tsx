import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import type { Categories } from './BasicFields.tsx';
import { ProductEditor } from './ProductEditor.tsx';
import { productFragment } from './productInput.ts';
import { ProductStats } from './ProductStats.tsx';

interface Props {
  product: FragmentType<typeof productFragment>;
  categories: Categories;
}

/** The editor of an existing product, with all of its fields. */
export function EditedProduct({ product, categories }: Props) {
  const data = useFragmentData(productFragment, product);
  return (
    <ProductEditor product={data} categories={categories}>
      <ProductStats {...data} />
    </ProductEditor>
  );
}
