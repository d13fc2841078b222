import { Heart } from 'lucide-react';
import { paths } from '../../paths.ts';
import type { FilterGroup } from '../../lists/filterGroups.ts';
import { usePages } from '../../lists/usePages.ts';
import { Pagination } from '../../lists/Pagination.tsx';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { ResultBar } from '../../lists/ResultBar.tsx';
import { formatCount } from '../../../schema/rules/numbers.ts';
import { ProductCard } from '../../components/product/ProductCard.tsx';
import type { ShopScreenQuery } from '../../generated/graphql.ts';
import { CardList } from '../../ui/CardList.tsx';
import { pageSize, shopSearch, type ShopSearch } from '../../searches/shopSearch.ts';
import { useNavigate } from 'react-router-dom';
import { scrollToList } from '../../lists/usePageStart.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** Its button clears words, filters and category. */
function NoProducts() {
  const navigate = useNavigate();
  return (
    <EmptyState
      card
      title="No products found"
      text="Try adjusting your search or filter criteria"
      action={
        <form
          action={paths.shop()}
          onSubmit={(event) => {
            event.preventDefault();
            void navigate(paths.shop(), { state: scrollToList });
          }}
        >
          <button type="submit" className="btn btn-primary">
            Clear filters
          </button>
        </form>
      }
    />
  );
}

interface Props {
  products: ShopScreenQuery['products'];
  groups: readonly FilterGroup[];
  search: ShopSearch;
}

export function ProductResults({ products: { nodes, totalCount }, groups, search }: Props) {
  const pager = usePages(shopSearch, totalCount, pageSize);
  return (
    <div className="grid grid-cols-1 gap-4">
      <ResultBar
        count={formatCount(totalCount, 'product') + (search.q && ` for '${search.q}'`)}
        pager={pager}
        search={shopSearch}
        groups={groups}
        clears={nodes.length > 0}
      >
        <PrefetchLink to={paths.shop({ wishlist: 'only' })} className="btn btn-ghost" preventScrollReset>
          <Heart aria-hidden strokeWidth={1.75} />
          Wishlist
        </PrefetchLink>
      </ResultBar>
      {nodes.length > 0 ? (
        <CardList items={nodes} card={(item, eager) => <ProductCard item={item} eager={eager} />} />
      ) : (
        <NoProducts />
      )}
      <Pagination label="Products" {...pager} />
    </div>
  );
}
