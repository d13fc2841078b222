import { Heart, X } from 'lucide-react';
import type { GigsScreenQuery } from '../../generated/graphql.ts';
import { paths } from '../../paths.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { Pagination } from '../../routing/Pagination.tsx';
import { usePageStart } from '../../routing/usePageStart.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { defaults, type GigSearch } from './gigFilter.ts';
import { GigGrid } from './GigGrid.tsx';
import { GigSort } from './GigSort.tsx';

/** Gigs on one page of the list. */
const pageSize = 12;

/** The words of the address that differ from the default. */
const wordsOf = ({ q, category, price, delivery, sort }: GigSearch) =>
  Object.fromEntries(
    Object.entries({ q, category, price, delivery, sort }).filter(
      ([name, value]) => value && value !== (defaults as Record<string, string>)[name],
    ),
  );

const counted = (n: number) => (n === 1 ? '1 gig' : `${n} gigs`);

interface Props {
  data: GigsScreenQuery;
  search: GigSearch;
  /** Id of the search form. */
  form: string;
}

/** The gigs that the search leaves, a page at a time: the screen has asked for all of them, at most 100. */
export function BrowseGigs({ data, search, form }: Props) {
  const { nodes, totalCount } = data.gigs;
  const { sort: _sort, ...narrowing } = wordsOf(search);
  const narrowed = search.wishlist || Object.keys(narrowing).length > 0;
  const pages = Math.max(1, Math.ceil(nodes.length / pageSize));
  const page = Math.min(search.page, pages);
  const from = (page - 1) * pageSize;
  const start = usePageStart<HTMLParagraphElement>();
  const addressOf = (number: number) =>
    paths.gigs({
      ...wordsOf(search),
      ...(search.wishlist && { wishlist: 'only' }),
      ...(number > 1 && { page: String(number) }),
    });
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p
          ref={start}
          tabIndex={-1}
          role="status"
          className="num min-w-0 scroll-mt-20 text-sm break-words text-muted outline-none"
        >
          {counted(totalCount)}
          {search.wishlist ? ' on your wishlist' : search.q && ` for '${search.q}'`}
          {pages > 1 && `, page ${page} of ${pages}`}
        </p>
        {narrowed && nodes.length > 0 && (
          <PrefetchLink
            to={paths.gigs()}
            className="btn btn-sm btn-ghost"
            preventScrollReset
            aria-current={false}
          >
            <X aria-hidden />
            Clear filters
          </PrefetchLink>
        )}
        <div className="ml-auto flex items-center gap-2 max-sm:w-full max-sm:justify-between">
          {!search.wishlist && (
            <>
              <PrefetchLink
                to={paths.gigs({ wishlist: 'only' })}
                className="btn btn-ghost"
                preventScrollReset
                aria-current={false}
              >
                <Heart aria-hidden strokeWidth={1.75} />
                Wishlist
              </PrefetchLink>
              <GigSort form={form} sort={search.sort} />
            </>
          )}
        </div>
      </div>
      {nodes.length > 0 ? (
        <GigGrid gigs={nodes.slice(from, from + pageSize)} />
      ) : (
        <div className="card">
          {search.wishlist ? (
            <EmptyState
              title="Your wishlist is empty"
              text="Press the heart on a gig to find it again here."
              action={
                <PrefetchLink to={paths.gigs()} className="btn btn-primary" aria-current={false}>
                  Browse Gigs
                </PrefetchLink>
              }
            />
          ) : (
            <EmptyState
              title="No gigs found"
              text="Try adjusting your search or filters"
              action={
                <PrefetchLink to={paths.gigs()} className="btn btn-primary" aria-current={false}>
                  Clear filters
                </PrefetchLink>
              }
            />
          )}
        </div>
      )}
      {pages > 1 && <Pagination label="Gigs" page={page} pages={pages} to={addressOf} />}
    </div>
  );
}
