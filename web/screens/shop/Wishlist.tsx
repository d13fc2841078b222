import { paths } from '../../paths.ts';
import { OwnList } from '../../lists/OwnList.tsx';
import { ownPageSize } from '../../lists/pages.ts';
import { usePages } from '../../lists/usePages.ts';
import { formatCount } from '../../../schema/rules/numbers.ts';
import { shopSearch } from '../../searches/shopSearch.ts';
import { ProductGrid, type Products } from './ProductGrid.tsx';

export const Wishlist = ({ products: { nodes, totalCount } }: { products: Products }) => (
  <OwnList
    count={`${formatCount(totalCount, 'product')} on your wishlist`}
    allLink={{ to: paths.shop(), label: 'All products' }}
    pager={{ label: 'Wishlist', ...usePages(shopSearch, totalCount, ownPageSize) }}
    empty={{
      title: 'Your wishlist is empty',
      text: 'Products you add to your wishlist will appear here.',
      action: 'Browse products',
    }}
  >
    {nodes.length > 0 ? <ProductGrid items={nodes} /> : null}
  </OwnList>
);
