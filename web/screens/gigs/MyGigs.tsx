import { EmptyState } from '../../ui/EmptyState.tsx';
import { GigGrid, type Gigs } from '../../components/gig/GigGrid.tsx';
import { ListCount } from '../../lists/ListCount.tsx';
import { ownPageSize, pagesOf } from '../../lists/pages.ts';
import { Pagination } from '../../lists/Pagination.tsx';
import { usePageStart } from '../../lists/usePageStart.ts';
import { gigSearch, type GigSearch } from '../../searches/gigSearch.ts';
import { formatCount } from '../../ui/format.ts';

interface Props {
  gigs: Gigs;
  search: GigSearch;
  onCreate: () => void;
}

/** The gigs that the viewer has created. */
export function MyGigs({ gigs: { nodes, totalCount }, search, onCreate }: Props) {
  const start = usePageStart<HTMLSpanElement>();
  const { page, pages } = pagesOf(totalCount, ownPageSize, search.page);
  if (nodes.length === 0)
    return (
      <div className="card">
        <EmptyState
          title="You haven't created any gigs yet"
          text="Tell buyers what you do, what it costs and how long it takes."
          action={
            <button type="button" className="btn btn-primary" onClick={onCreate}>
              Create Your First Gig
            </button>
          }
        />
      </div>
    );
  return (
    <div className="grid grid-cols-1 gap-4">
      <ListCount count={formatCount(totalCount, 'gig')} page={page} pages={pages} start={start} />
      <GigGrid gigs={nodes} />
      {pages > 1 && (
        <Pagination
          label="My Gigs"
          page={page}
          pages={pages}
          to={(number) => gigSearch.address({ ...search, page: number })}
        />
      )}
    </div>
  );
}
