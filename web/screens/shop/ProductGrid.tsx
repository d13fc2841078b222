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
  <ul className="card-grid">
    {items.map((item, i) => (
      <li key={item.id} className="min-w-0">
        <ProductCard item={item} eager={i < firstRow} />
      </li>
    ))}
  </ul>
);
