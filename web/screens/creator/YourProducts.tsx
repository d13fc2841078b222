import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { paths } from '../../paths.ts';
import { usePages } from '../../lists/usePages.ts';
import { Pagination } from '../../lists/Pagination.tsx';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { RestOfList } from '../../lists/RestOfList.tsx';
import { ResultBar } from '../../lists/ResultBar.tsx';
import { useScreenData } from '../../routing/screenRoute.tsx';
import { useSearchState } from '../../lists/searchState.ts';
import { scrollToList } from '../../lists/usePageStart.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { formatCount } from '../../../schema/rules/numbers.ts';
import { list, query } from './creator.data.ts';
import { creatorSearch, pageSize, statusFilter } from '../../searches/creatorSearch.ts';
import { ProductTable } from './ProductTable.tsx';
import { selectProducts } from './selectProducts.ts';

const DeleteProductDialog = onDemand(() => import('./DeleteProductDialog.tsx'), 'DeleteProductDialog');

export function YourProducts() {
  const { products } = useScreenData(query).creatorDashboard;
  const search = useSearchState(creatorSearch);
  const matching = selectProducts(products.nodes, search);
  const pager = usePages(creatorSearch, matching.length, pageSize);
  const start = (pager.page - 1) * pageSize;
  const shown = matching.slice(start, start + pageSize);
  const [deleting, setDeleting] = useState({ id: '', index: 0, open: false }); // `index` is the place on the page.
  const { index, ...dialog } = deleting;
  const client = useApolloClient();
  /** The focus when the dialog closes: null for its opener, or after a deletion the next row's button or the heading. */
  const nextFocus = () => {
    // The cache loses the product first. Until the next render the table has its row, and the next button is at `index + 1`.
    const stored = client.readQuery({ query })?.creatorDashboard.products.nodes;
    if (!stored || stored.some(({ id }) => id === deleting.id)) return null;
    const deleteButtons = document.querySelectorAll<HTMLElement>('table [aria-haspopup=dialog]');
    const following = shown.some(({ id }) => id === deleting.id) ? index + 1 : index;
    return deleteButtons[following] ?? deleteButtons[index - 1] ?? document.getElementById('your-products');
  };
  const isNarrowed = creatorSearch.isNarrowed(search);
  return (
    <>
      <div className="border-b border-line px-card pb-3">
        <ResultBar
          count={formatCount(matching.length, 'product')}
          pager={pager}
          search={creatorSearch}
          groups={[statusFilter]}
        />
      </div>
      {matching.length > 0 ? (
        <ProductTable
          products={shown}
          search={search}
          onDelete={(id) =>
            setDeleting({ id, index: shown.findIndex((product) => product.id === id), open: true })
          }
        />
      ) : (
        <EmptyState
          level={3}
          title="No products found"
          text={
            isNarrowed
              ? 'None of your products match your search.'
              : 'Your products will appear here with their views, downloads and earnings.'
          }
          action={
            <div className="flex flex-wrap justify-center gap-2">
              {isNarrowed && (
                <PrefetchLink to={paths.creatorDashboard()} state={scrollToList} className="btn btn-primary">
                  Clear search and filters
                </PrefetchLink>
              )}
              <PrefetchLink
                to={paths.createProduct}
                className={`btn ${isNarrowed ? 'btn-outline' : 'btn-primary'}`}
              >
                Create your first product
              </PrefetchLink>
            </div>
          }
        />
      )}
      <DeleteProductDialog
        {...dialog}
        onClose={() => setDeleting({ ...deleting, open: false })}
        returnTo={nextFocus}
      />
      <RestOfList list={list} more={products.pageInfo.hasNextPage} dataName="all your products" />
      {pager.pages > 1 && (
        <div className="border-t border-line p-card">
          <Pagination label="Your products" {...pager} />
        </div>
      )}
    </>
  );
}
