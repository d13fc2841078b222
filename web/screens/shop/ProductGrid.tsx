import type { FragmentType } from '@apollo/client';
import { ProductCard } from '../../components/product/ProductCard.tsx';
import type { ProductCard_ItemFragmentDoc } from '../../generated/graphql.ts';

/** Number of cards whose pictures load eagerly: the first row on a wide screen. */
const firstRow = 4;

export interface Products {
  totalCount: number;
  nodes: readonly ({ id: string } & FragmentType<typeof ProductCard_ItemFragmentDoc>)[];
}

/** Grid of products: four columns on a wide screen, one on a phone. */
export const ProductGrid = ({ items }: { items: Products['nodes'] }) => (
  <ul className="card-grid">
    {items.map((item, i) => (
      <li key={item.id} className="min-w-0">
        <ProductCard item={item} eager={i < firstRow} />
      </li>
    ))}
  </ul>
);
