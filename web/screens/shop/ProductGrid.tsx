import type { FragmentType } from '@apollo/client';
import { ProductCard } from '../../components/product/ProductCard.tsx';
import type { ProductCard_ItemFragmentDoc } from '../../generated/graphql.ts';

/** Cards in the first row on a wide screen, whose pictures are wanted at once. */
const firstRow = 4;

/** A list of products, or a page of it, as its cards show it. */
export interface Products {
  totalCount: number;
  nodes: readonly ({ id: string } & FragmentType<typeof ProductCard_ItemFragmentDoc>)[];
}

/** Products side by side: four on a wide screen, one on a phone. */
export const ProductGrid = ({ items }: { items: Products['nodes'] }) => (
  <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4 xl:gap-5">
    {items.map((item, i) => (
      <li key={item.id} className="min-w-0">
        <ProductCard item={item} eager={i < firstRow} />
      </li>
    ))}
  </ul>
);
