import { Heart } from 'lucide-react';
import type { ShopScreenQuery } from '../../generated/graphql.ts';
import { paths } from '../../paths.ts';
import { filterGroups } from '../../routing/filterGroups.ts';
import { pagesOf } from '../../routing/pages.ts';
import { Pagination } from '../../routing/Pagination.tsx';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { ResultBar } from '../../routing/ResultBar.tsx';
import { NoProducts } from './NoProducts.tsx';
import { counted } from '../../ui/format.ts';
import { ProductGrid } from './ProductGrid.tsx';
import { filterLabels, pageSize, shopSearch, type ShopSearch } from './shopSearch.ts';

interface Props {
  data: ShopScreenQuery;
  search: ShopSearch;
}

/** The products that the search leaves, a page at a time. */
export function ProductResults({ data, search }: Props) {
  const { nodes, totalCount, facets } = data.products;
  const { page, pages } = pagesOf(totalCount, pageSize, search.page);
  const categories = [...data.shopTabs.slice(1), ...data.courseTabs.slice(1)];
  const groups = [
    ...filterGroups(filterLabels, facets),
    {
      name: 'category',
      label: 'Category',
      options: categories.map(({ id, label }) => ({ value: id, label })),
    },
  ];
  return (
    <div className="grid grid-cols-1 gap-4">
      <ResultBar
        count={counted(totalCount, 'product') + (search.q && ` for '${search.q}'`)}
        page={page}
        pages={pages}
        search={shopSearch}
        groups={groups}
        clears={nodes.length > 0}
      >
        <PrefetchLink
          to={paths.shop({ wishlist: 'only' })}
          className="btn btn-ghost"
          preventScrollReset
          aria-current={false}
        >
          <Heart aria-hidden strokeWidth={1.75} />
          Wishlist
        </PrefetchLink>
      </ResultBar>
      {nodes.length > 0 ? <ProductGrid items={nodes} /> : <NoProducts />}
      {pages > 1 && (
        <Pagination
          label="Products"
          page={page}
          pages={pages}
          to={(number) => shopSearch.address({ ...search, page: number })}
        />
      )}
    </div>
  );
}
