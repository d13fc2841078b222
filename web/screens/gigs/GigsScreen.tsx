import { Plus, SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { Page } from '../../routing/Page.tsx';
import { ScreenData } from '../../routing/ScreenData.tsx';
import { useScreenData } from '../../routing/screenRoute.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { BrowseGigs } from './BrowseGigs.tsx';
import { defaults, readGigFilter, selects, type GigSearch } from './gigFilter.ts';
import { GigFilters } from './GigFilters.tsx';
import { query } from './gigs.data.ts';
import { GigsSkeleton } from './GigsSkeleton.tsx';
import { MyGigs } from './MyGigs.tsx';

const CreateGigDialog = onDemand(() => import('./CreateGigDialog.tsx'), 'CreateGigDialog');

const Browse = (props: { search: GigSearch; form: string }) => (
  <BrowseGigs data={useScreenData(query)} {...props} />
);
const Mine = ({ onCreate }: { onCreate: () => void }) => (
  <MyGigs data={useScreenData(query)} onCreate={onCreate} />
);

/** The two tabs; what is searched stays in the address. */
function tabsAt(parameters: URLSearchParams) {
  const other = new URLSearchParams(parameters);
  other.delete('tab');
  const browse = other.size > 0 ? `${paths.gigs()}?${other}` : paths.gigs();
  other.set('tab', 'mine');
  return [
    { id: 'browse', label: 'Browse Gigs', href: browse },
    { id: 'mine', label: 'My Gigs', href: `${paths.gigs()}?${other}` },
  ];
}

/** Services on offer: search and filters, the viewer's own gigs, and a form to offer one. */
export function Component() {
  const [parameters] = useSearchParams();
  const search = readGigFilter(parameters);
  const navigate = useNavigate();
  const browsing = search.tab === 'browse';
  const [filtersOpen, setFiltersOpen] = useState(selects.some(({ name }) => search[name] !== defaults[name]));
  const filtersId = useId();
  const formId = useId();
  const [creating, setCreating] = useState(false);
  const create = () => setCreating(true);
  return (
    <Page
      art="Gigs"
      title="Gigs"
      description="Services by designers, developers, writers and film makers, at prices that are known beforehand."
      heading="Gigs"
      subtitle="Find and offer professional services"
      actions={
        <>
          {browsing && (
            <button
              type="button"
              className="btn btn-outline noscript:hidden"
              aria-expanded={filtersOpen}
              aria-controls={filtersId}
              onClick={() => setFiltersOpen(!filtersOpen)}
            >
              <SlidersHorizontal aria-hidden strokeWidth={1.75} />
              Filters
            </button>
          )}
          <button
            type="button"
            className="btn btn-primary"
            aria-haspopup="dialog"
            onPointerEnter={CreateGigDialog.preload}
            onFocus={CreateGigDialog.preload}
            onClick={create}
          >
            <Plus aria-hidden strokeWidth={1.75} />
            Create a Gig
          </button>
        </>
      }
    >
      <div className="mt-4">
        <Tabs
          label="Gigs"
          tabs={tabsAt(parameters)}
          selected={search.tab}
          onSelect={({ href }) => void navigate(href, { preventScrollReset: true })}
        >
          <div className="grid grid-cols-1 gap-4 pt-5">
            {browsing && <GigFilters form={formId} id={filtersId} search={search} open={filtersOpen} />}
            <ScreenData what="the gigs" skeleton={<GigsSkeleton />}>
              {browsing ? <Browse search={search} form={formId} /> : <Mine onCreate={create} />}
            </ScreenData>
          </div>
        </Tabs>
      </div>
      <CreateGigDialog open={creating} onClose={() => setCreating(false)} />
    </Page>
  );
}
