import { paths } from '../../paths.ts';
import { OwnList } from '../../lists/OwnList.tsx';
import { ownPageSize, pagesOf } from '../../lists/pages.ts';
import { formatCount } from '../../../schema/rules/numbers.ts';
import { shopSearch, type ShopSearch } from '../../searches/shopSearch.ts';
import { ProductGrid, type Products } from './ProductGrid.tsx';

interface Props {
  products: Products;
  search: ShopSearch;
}

/** Products on the wishlist. */
export const Wishlist = ({ products: { nodes, totalCount }, search }: Props) => (
  <OwnList
    count={`${formatCount(totalCount, 'product')} on your wishlist`}
    allLink={{ to: paths.shop(), label: 'All products' }}
    pager={{
      label: 'Wishlist',
      ...pagesOf(totalCount, ownPageSize, search.page),
      to: (page) => shopSearch.address({ ...search, page }),
    }}
    empty={{
      title: 'Your wishlist is empty',
      text: 'Products you add to your wishlist will appear here.',
      action: 'Browse products',
    }}
  >
    {nodes.length > 0 ? <ProductGrid items={nodes} /> : null}
  </OwnList>
);
