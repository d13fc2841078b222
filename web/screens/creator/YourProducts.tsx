import { paths } from '../../paths.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { ResultBar } from '../../routing/ResultBar.tsx';
import { useScreenData } from '../../routing/screenRoute.tsx';
import { useSearchState } from '../../routing/searchState.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { counted } from '../../ui/format.ts';
import { query } from './creator.data.ts';
import { creatorSearch, statusFilter } from './creatorSearch.ts';
import { ProductTable } from './ProductTable.tsx';
import { selectProducts } from './selectProducts.ts';

/** What the search leaves of the products. */
export function YourProducts() {
  const { products } = useScreenData(query).creatorDashboard;
  const search = useSearchState(creatorSearch);
  const found = selectProducts(products.nodes, search);
  const narrowed = creatorSearch.isNarrowed(search);
  return (
    <>
      <div className="border-b border-line px-card pb-3">
        <ResultBar
          count={counted(found.length, 'product')}
          page={1}
          pages={1}
          search={creatorSearch}
          groups={[statusFilter]}
        />
      </div>
      {found.length > 0 ? (
        <ProductTable products={found} search={search} />
      ) : (
        <EmptyState
          level={3}
          title="No products found"
          text={
            narrowed
              ? 'None of your products match your search.'
              : 'Your products will appear here with their views, downloads and earnings.'
          }
          action={
            <div className="flex flex-wrap justify-center gap-2">
              {narrowed && (
                <PrefetchLink to={paths.creatorDashboard()} className="btn btn-outline" preventScrollReset>
                  Clear search and filters
                </PrefetchLink>
              )}
              <PrefetchLink to={paths.createProduct} className="btn btn-primary">
                Create your first product
              </PrefetchLink>
            </div>
          }
        />
      )}
    </>
  );
}
