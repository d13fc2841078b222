import { X } from 'lucide-react';
import type { GigsScreenQuery } from '../../generated/graphql.ts';
import { paths } from '../../paths.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { GigGrid } from './GigGrid.tsx';
import { counted } from '../../ui/format.ts';

/** The gigs on the wishlist, all of them whatever is searched. */
export function Wishlist({ gigs: { nodes, totalCount } }: { gigs: GigsScreenQuery['gigs'] }) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p role="status" className="num text-sm text-muted">
          {counted(totalCount, 'gig')} on your wishlist
        </p>
        {nodes.length > 0 && (
          <PrefetchLink
            to={paths.gigs()}
            className="btn btn-sm btn-ghost"
            preventScrollReset
            aria-current={false}
          >
            <X aria-hidden />
            All gigs
          </PrefetchLink>
        )}
      </div>
      {nodes.length > 0 ? (
        <GigGrid gigs={nodes} />
      ) : (
        <div className="card">
          <EmptyState
            title="Your wishlist is empty"
            text="Press the heart on a gig to find it again here."
            action={
              <PrefetchLink to={paths.gigs()} className="btn btn-primary" aria-current={false}>
                Browse Gigs
              </PrefetchLink>
            }
          />
        </div>
      )}
    </div>
  );
}
