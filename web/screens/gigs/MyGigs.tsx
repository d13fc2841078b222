import { EmptyState } from '../../ui/EmptyState.tsx';
import { GigGrid, type Gigs } from '../../components/gig/GigGrid.tsx';
import { ListCount } from '../../lists/ListCount.tsx';
import { formatCount } from '../../ui/format.ts';

interface Props {
  gigs: Gigs;
  onCreate: () => void;
}

/** The gigs that the viewer has created in this tab; the server knows of none. */
export function MyGigs({ gigs: { nodes, totalCount }, onCreate }: Props) {
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
      <ListCount count={formatCount(totalCount, 'gig')} />
      <GigGrid gigs={nodes} />
    </div>
  );
}
