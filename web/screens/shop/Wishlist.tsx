import { X } from 'lucide-react';
import type { ShopScreenQuery } from '../../generated/graphql.ts';
import { paths } from '../../paths.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { counted } from '../../ui/format.ts';
import { ProductGrid } from './ProductGrid.tsx';

/** The products on the wishlist, all of them whatever is searched. */
export function Wishlist({ products: { nodes, totalCount } }: { products: ShopScreenQuery['products'] }) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p role="status" className="num text-sm text-muted">
          {counted(totalCount, 'product')} on your wishlist
        </p>
        {nodes.length > 0 && (
          <PrefetchLink
            to={paths.shop()}
            className="btn btn-sm btn-ghost"
            preventScrollReset
            aria-current={false}
          >
            <X aria-hidden />
            All products
          </PrefetchLink>
        )}
      </div>
      {nodes.length > 0 ? (
        <ProductGrid items={nodes} />
      ) : (
        <div className="card">
          <EmptyState
            title="Your wishlist is empty"
            text="Press the heart on a product to find it again here."
            action={
              <PrefetchLink to={paths.shop()} className="btn btn-primary" aria-current={false}>
                Browse products
              </PrefetchLink>
            }
          />
        </div>
      )}
    </div>
  );
}
