import { Heart } from 'lucide-react';
import { paths } from '../../paths.ts';
import type { FilterGroup } from '../../lists/filterGroups.ts';
import { NothingFound } from '../../lists/NothingFound.tsx';
import { usePages } from '../../lists/usePages.ts';
import { Pagination } from '../../lists/Pagination.tsx';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { ResultBar } from '../../lists/ResultBar.tsx';
import { SortSelect } from '../../lists/SortSelect.tsx';
import { GigCard } from '../../components/gig/GigCard.tsx';
import type { GigsScreenQuery } from '../../generated/graphql.ts';
import { CardList } from '../../ui/CardList.tsx';
import { gigSearch, pageSize, sortLabels, type GigSearch } from '../../searches/gigSearch.ts';
import { formatCount } from '../../../schema/rules/numbers.ts';

interface Props {
  gigs: GigsScreenQuery['gigs'];
  groups: readonly FilterGroup[];
  search: GigSearch;
  /** Id of the search form. */
  form: string;
}

export function BrowseGigs({ gigs: { nodes, totalCount }, groups, search, form }: Props) {
  const pager = usePages(gigSearch, totalCount, pageSize);
  return (
    <div className="grid grid-cols-1 gap-4">
      <ResultBar
        count={formatCount(totalCount, 'gig') + (search.q && ` for '${search.q}'`)}
        pager={pager}
        search={gigSearch}
        groups={groups}
        clears={nodes.length > 0}
      >
        <PrefetchLink to={paths.gigs({ wishlist: 'only' })} className="btn btn-ghost" preventScrollReset>
          <Heart aria-hidden strokeWidth={1.75} />
          Wishlist
        </PrefetchLink>
        <SortSelect form={form} sort={search.sort} labels={sortLabels} />
      </ResultBar>
      {nodes.length > 0 ? (
        <CardList items={nodes} card={(gig, eager) => <GigCard gig={gig} eager={eager} />} />
      ) : (
        <NothingFound title="No gigs found" resetTo={paths.gigs()} />
      )}
      <Pagination label="Gigs" {...pager} />
    </div>
  );
}
