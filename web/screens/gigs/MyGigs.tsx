import { EmptyState } from '../../ui/EmptyState.tsx';
import { paths } from '../../paths.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { GigCard } from '../../components/gig/GigCard.tsx';
import type { GigsScreenQuery } from '../../generated/graphql.ts';
import { CardList } from '../../ui/CardList.tsx';
import { ListCount } from '../../lists/ListCount.tsx';
import { ownPageSize } from '../../lists/pages.ts';
import { usePages } from '../../lists/usePages.ts';
import { Pagination } from '../../lists/Pagination.tsx';
import { usePageStart } from '../../lists/usePageStart.ts';
import { useIsLive } from '../../routing/pageContext.tsx';
import { gigSearch } from '../../searches/gigSearch.ts';
import { formatCount } from '../../../schema/rules/numbers.ts';

const links = (
  <>
    <PrefetchLink to={paths.orders()} className="btn btn-outline">
      Orders
    </PrefetchLink>
    <PrefetchLink to={paths.profileGigs} className="btn btn-ghost">
      Gigs on your profile
    </PrefetchLink>
  </>
);

interface Props {
  gigs: GigsScreenQuery['gigs'];
  onCreate: () => void;
}

/** The gigs that the viewer has created, without those of the sample. `onCreate` opens the dialog of `GigsScreen`. */
export function MyGigs({ gigs: { nodes, totalCount }, onCreate }: Props) {
  const start = usePageStart<HTMLSpanElement>();
  const isLive = useIsLive();
  const pager = usePages(gigSearch, totalCount, ownPageSize);
  if (nodes.length === 0)
    return (
      <EmptyState
        card
        title="You haven't created any gigs yet"
        text={`Tell buyers what you do, what it costs and how long it takes. ${isLive ? 'Your gigs are on your profile, too.' : 'The gigs that you offer already are on your profile.'}`}
        action={
          <div className="flex flex-wrap justify-center gap-2.5">
            <button type="button" className="btn btn-primary" onClick={onCreate}>
              Create Your First Gig
            </button>
            {links}
          </div>
        }
      />
    );
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ListCount count={formatCount(totalCount, 'gig')} pager={pager} start={start} />
        <div className="flex flex-wrap gap-2.5">{links}</div>
      </div>
      <CardList items={nodes} card={(gig, eager) => <GigCard gig={gig} eager={eager} />} />
      <Pagination label="My Gigs" {...pager} />
    </div>
  );
}
