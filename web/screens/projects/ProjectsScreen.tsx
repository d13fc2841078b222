import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { Page } from '../../routing/Page.tsx';
import { ScreenData } from '../../routing/ScreenData.tsx';
import { useSearchState } from '../../routing/searchState.ts';
import { useFilters } from '../../routing/useFilters.ts';
import { deferred } from '../../ui/deferred.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { FilterBar } from './FilterBar.tsx';
import { ProjectResults } from './ProjectResults.tsx';
import { artOf, projectSearch } from './projectSearch.ts';
import { ProjectSearchForm } from './ProjectSearchForm.tsx';
import { BarSkeleton, ListSkeleton, SideSkeleton } from './ProjectsSkeleton.tsx';
import { SideFilters } from './SideFilters.tsx';

// Its markup comes with the page, its code when it is first wanted.
const OwnProjects = deferred(() => import('./OwnProjects.tsx'), 'OwnProjects');
const ProjectSheet = onDemand(() => import('./ProjectSheet.tsx'), 'ProjectSheet');

/** Where the filters stand in wide windows, and everywhere without scripts. */
const inPlace = 'hidden lg:block noscript:block';

const tabs = [
  { id: 'best-matches', label: 'Best Matches' },
  { id: 'newest', label: 'Most Recent' },
  { id: 'saved', label: 'Saved Jobs' },
] as const;

/** What the tabs say that show no list. */
const placeholders = {
  newest: 'Most recent projects will be displayed here.',
  saved: 'Saved projects will be displayed here.',
};

/** Projects that clients want done: search, filters and the list. Below 1024 px the filters come in a sheet. */
export function Component() {
  const search = useSearchState(projectSearch);
  const navigate = useNavigate();
  const filters = useFilters(projectSearch, 'lg');
  const id = useId();
  const selected = tabs.find((tab) => tab.id === search.tab)!;
  const proposals = search.proposals === 'mine';
  const name = proposals ? 'My proposals' : 'Projects';
  // Where nothing is listed that they would narrow, there are no filters.
  const searching = selected.id === 'best-matches' && !proposals;
  return (
    <Page
      art={searching ? artOf(search) : 'Projects'}
      title={name}
      description="Freelance projects with clear budgets and real clients: search, filter and send a proposal."
      heading={name}
    >
      {searching && (
        <div className="card mt-4 p-3">
          <ProjectSearchForm id={id} filters={filters} controls={`${id}-bar ${id}-side`} />
          <div id={`${id}-bar`} className={`mt-3 border-t border-line pt-3 ${inPlace}`}>
            {!filters.inSheet && (
              <ScreenData skeleton={<BarSkeleton form={id} />}>
                <FilterBar form={id} />
              </ScreenData>
            )}
          </div>
        </div>
      )}
      <div
        className={`mt-gutter grid grid-cols-1 items-start gap-gutter ${searching ? 'lg:grid-cols-[16.5rem_minmax(0,1fr)]' : ''}`}
      >
        {searching && (
          <div id={`${id}-side`} className={`lg:side-column ${inPlace}`}>
            {!filters.inSheet && (
              <ScreenData skeleton={<SideSkeleton form={id} />}>
                <SideFilters form={id} />
              </ScreenData>
            )}
          </div>
        )}
        <div className="min-w-0">
          {proposals ? (
            <ScreenData what="the projects" skeleton={<ListSkeleton few={!searching} />}>
              <OwnProjects list="proposals" />
            </ScreenData>
          ) : (
            <Tabs
              label="Projects"
              tabs={tabs.map((tab) => ({
                ...tab,
                href: projectSearch.address({ ...search, tab: tab.id, page: 1 }),
              }))}
              selected={selected.id}
              onSelect={({ href }) => void navigate(href, { preventScrollReset: true })}
            >
              <div className="grid grid-cols-1 gap-stack pt-4">
                {selected.id !== 'best-matches' && (
                  <div className="card">
                    <EmptyState title={selected.label} text={placeholders[selected.id]} />
                  </div>
                )}
                {selected.id !== 'newest' && (
                  <ScreenData what="the projects" skeleton={<ListSkeleton few={!searching} />}>
                    {searching ? <ProjectResults form={id} /> : <OwnProjects list="saved" />}
                  </ScreenData>
                )}
              </div>
            </Tabs>
          )}
        </div>
      </div>
      <ProjectSheet form={id} open={filters.inSheet} onClose={filters.close} />
    </Page>
  );
}
