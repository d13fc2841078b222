import { Heart } from 'lucide-react';
import { paths } from '../../paths.ts';
import { CardResults } from '../../lists/CardResults.tsx';
import type { FilterGroup } from '../../lists/filterGroups.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { formatCount } from '../../../schema/rules/numbers.ts';
import { ProductCard } from '../../components/product/ProductCard.tsx';
import type { ShopScreenQuery } from '../../generated/graphql.ts';
import { pageSize, shopSearch, type ShopSearch } from '../../searches/shopSearch.ts';
import { useNavigate } from 'react-router-dom';
import { scrollToList } from '../../lists/usePageStart.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** The button clears words, filters and category. It is in a form, so that it also works before hydration. */
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

export const ProductResults = ({ products, groups, search }: Props) => (
  <CardResults
    label="Products"
    found={products}
    count={formatCount(products.totalCount, 'product') + (search.q && ` for '${search.q}'`)}
    search={shopSearch}
    pageSize={pageSize}
    groups={groups}
    card={(item, eager) => <ProductCard item={item} eager={eager} />}
    empty={<NoProducts />}
  >
    <PrefetchLink to={paths.shop({ wishlist: 'only' })} className="btn btn-ghost" preventScrollReset>
      <Heart aria-hidden strokeWidth={1.75} />
      Wishlist
    </PrefetchLink>
  </CardResults>
);
