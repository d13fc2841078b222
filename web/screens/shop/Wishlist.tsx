import { paths } from '../../paths.ts';
import { OwnList } from '../../lists/OwnList.tsx';
import { formatCount } from '../../ui/format.ts';
import { ProductGrid, type Products } from './ProductGrid.tsx';

/** The products on the wishlist. */
export const Wishlist = ({ products: { nodes, totalCount } }: { products: Products }) => (
  <OwnList
    count={`${formatCount(totalCount, 'product')} on your wishlist`}
    all={{ to: paths.shop(), label: 'All products' }}
    empty={{
      title: 'Your wishlist is empty',
      text: 'Products you add to your wishlist will appear here.',
      action: 'Browse products',
    }}
  >
    {nodes.length > 0 ? <ProductGrid items={nodes} /> : null}
  </OwnList>
);
