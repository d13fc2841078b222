import { Heart, Plus } from 'lucide-react';
import { useId } from 'react';
import { CardResults } from '../../lists/CardResults.tsx';
import { FilterButton } from '../../lists/FilterButton.tsx';
import { filterGroups } from '../../lists/filterGroups.ts';
import { Page } from '../../routing/Page.tsx';
import { ScreenData } from '../../routing/ScreenData.tsx';
import { useScreenData } from '../../routing/screenRoute.tsx';
import { useSearchState } from '../../lists/searchState.ts';
import { useFilters } from '../../lists/useFilters.ts';
import { GigCard } from '../../components/gig/GigCard.tsx';
import { CardList } from '../../ui/CardList.tsx';
import type { GigsScreenQuery } from '../../generated/graphql.ts';
import { paths } from '../../paths.ts';
import { NothingFound } from '../../lists/NothingFound.tsx';
import { OwnList } from '../../lists/OwnList.tsx';
import { ownPageSize } from '../../lists/pages.ts';
import { SortSelect } from '../../lists/SortSelect.tsx';
import { usePages } from '../../lists/usePages.ts';
import { formatCount } from '../../../schema/rules/numbers.ts';
import { OwnContent } from '../../routing/OwnContent.tsx';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { useOpenAcrossLogIn } from '../../session/useOpenAcrossLogIn.ts';
import { LinkTabs } from '../../routing/LinkTabs.tsx';
import { GigFilters } from './GigFilters.tsx';
import {
  artOf,
  filterLabels,
  gigSearch,
  pageSize,
  sortLabels,
  type GigSearch,
} from '../../searches/gigSearch.ts';
import { query } from './gigs.data.ts';
import { MyGigs } from './MyGigs.tsx';
import { ListSkeleton } from '../../ui/skeletons.tsx';

const CreateGigDialog = onDemand(() => import('../../components/gig/CreateGigDialog.tsx'), 'CreateGigDialog');

const Wishlist = ({ gigs: { nodes, totalCount } }: { gigs: GigsScreenQuery['gigs'] }) => (
  <OwnList
    count={`${formatCount(totalCount, 'gig')} on your wishlist`}
    allLink={{ to: paths.gigs(), label: 'All gigs' }}
    pager={{ label: 'Wishlist', ...usePages(gigSearch, totalCount, ownPageSize) }}
    empty={{
      title: 'Your wishlist is empty',
      text: 'Gigs you add to your wishlist will appear here.',
      action: 'Browse Gigs',
    }}
  >
    {nodes.length > 0 ? (
      <CardList items={nodes} card={(gig, eager) => <GigCard gig={gig} eager={eager} />} />
    ) : null}
  </OwnList>
);

function Gigs({ search, form, onCreate }: { search: GigSearch; form: string; onCreate: () => void }) {
  const { gigs, gigFilterOptions } = useScreenData(query);
  if (search.tab === 'mine')
    return (
      <OwnContent what="your gigs">
        <MyGigs gigs={gigs} onCreate={onCreate} />
      </OwnContent>
    );
  if (search.wishlist === 'only')
    return (
      <OwnContent what="your wishlist">
        <Wishlist gigs={gigs} />
      </OwnContent>
    );
  return (
    <CardResults
      label="Gigs"
      found={gigs}
      count={formatCount(gigs.totalCount, 'gig') + (search.q && ` for '${search.q}'`)}
      search={gigSearch}
      pageSize={pageSize}
      groups={filterGroups(filterLabels, gigFilterOptions)}
      card={(gig, eager) => <GigCard gig={gig} eager={eager} />}
      empty={<NothingFound title="No gigs found" resetTo={paths.gigs()} />}
    >
      <PrefetchLink to={paths.gigs({ wishlist: 'only' })} className="btn btn-ghost" preventScrollReset>
        <Heart aria-hidden strokeWidth={1.75} />
        Wishlist
      </PrefetchLink>
      <SortSelect form={form} sort={search.sort} labels={sortLabels} />
    </CardResults>
  );
}

const tabs = [
  { id: 'browse', label: 'Browse Gigs' },
  { id: 'mine', label: 'My Gigs' },
] as const;

/** The gigs: search, filters, the viewer's own gigs and a form that creates a gig. */
export function Component() {
  const search = useSearchState(gigSearch);
  const browsing = search.tab === 'browse';
  // The wishlist ignores the search box and the filters.
  const filtering = browsing && search.wishlist !== 'only';
  const filters = useFilters(gigSearch);
  const formId = useId();
  // Opens again after a guest's log-in.
  const [creating, setCreating] = useOpenAcrossLogIn('create-gig');
  const create = () => setCreating(true);
  return (
    <Page
      art={artOf(search)}
      title="Gigs"
      description="Fixed-price services by designers, developers, writers and filmmakers."
      subtitle="Find and offer professional services"
      actions={
        <>
          {filtering && <FilterButton filters={filters} />}
          <button type="button" className="btn btn-primary" {...CreateGigDialog.trigger} onClick={create}>
            <Plus aria-hidden strokeWidth={1.75} />
            Create a Gig
          </button>
        </>
      }
    >
      <div className="mt-4">
        <LinkTabs
          label="Gigs"
          tabs={tabs.map((tab) => ({
            ...tab,
            href: gigSearch.address({ ...search, tab: tab.id, wishlist: 'any', page: 1 }),
          }))}
          selected={search.tab}
        >
          <div className="grid grid-cols-1 gap-4 pt-5">
            {browsing && <GigFilters form={formId} filters={filters} />}
            <ScreenData
              dataName="the gigs"
              skeleton={<ListSkeleton status="Loading gigs" variant="cards" few={!filtering} />}
            >
              <Gigs search={search} form={formId} onCreate={create} />
            </ScreenData>
          </div>
        </LinkTabs>
      </div>
      <CreateGigDialog open={creating} onClose={() => setCreating(false)} />
    </Page>
  );
}
