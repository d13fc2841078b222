import { useId, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Page } from '../../routing/Page.tsx';
import { ScreenData } from '../../routing/ScreenData.tsx';
import { useScreenData } from '../../routing/screenRoute.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { FilterBar } from './FilterBar.tsx';
import { filterProjects, known } from './projectFilter.ts';
import { ProjectResults } from './ProjectResults.tsx';
import { query } from './projects.data.ts';
import { addressOf, countChosen, readProjectSearch, tabs, type ProjectSearch } from './projectSearch.ts';
import { ProjectSearchForm } from './ProjectSearchForm.tsx';
import { BarSkeleton, ListSkeleton, SideSkeleton } from './ProjectsSkeleton.tsx';
import { SideFilters } from './SideFilters.tsx';

interface Props {
  form: string;
  search: ProjectSearch;
}

/** The loaded projects, the offers of the filters, and the search as far as these know it. */
function useProjects(search: ProjectSearch) {
  const { projects, projectFilterOptions: options } = useScreenData(query);
  return { projects: projects.nodes, options, search: known(search, options) };
}

const Bar = ({ form, search }: Props) => <FilterBar form={form} {...useProjects(search)} />;
const Side = ({ form, search }: Props) => <SideFilters form={form} {...useProjects(search)} />;

function Results(props: { search: ProjectSearch }) {
  const { projects, options, search } = useProjects(props.search);
  return <ProjectResults projects={filterProjects(projects, search, options)} search={search} />;
}

/** What the tabs say that show no list. */
const placeholders = {
  newest: 'Most recent projects will be displayed here.',
  saved: 'Saved projects will be displayed here.',
};

/** Projects that clients want done: search, filters and the list. Below 1024 px the filters wait behind a button. */
export function Component() {
  const [parameters] = useSearchParams();
  const search = readProjectSearch(parameters);
  const navigate = useNavigate();
  const [filtersOpen, setFiltersOpen] = useState(false);
  const id = useId();
  const filters = filtersOpen ? '' : 'hidden lg:block noscript:block';
  const selected = tabs.find((tab) => tab.id === search.tab)!;
  return (
    <Page
      art="Projects"
      title="Projects"
      description="Freelance projects with clear budgets and real clients: search, filter and send a proposal."
      heading="Projects"
    >
      <div className="card mt-4 p-3">
        <ProjectSearchForm
          id={id}
          search={search}
          chosen={countChosen(search)}
          filtersOpen={filtersOpen}
          onToggleFilters={() => setFiltersOpen(!filtersOpen)}
          filters={`${id}-bar ${id}-side`}
        />
        <div id={`${id}-bar`} className={`mt-3 border-t border-line pt-3 ${filters}`}>
          <ScreenData skeleton={<BarSkeleton />}>
            <Bar form={id} search={search} />
          </ScreenData>
        </div>
      </div>
      <div className="mt-gutter grid grid-cols-1 items-start gap-gutter lg:grid-cols-[16.5rem_minmax(0,1fr)]">
        <div id={`${id}-side`} className={filters}>
          <ScreenData skeleton={<SideSkeleton />}>
            <Side form={id} search={search} />
          </ScreenData>
        </div>
        <div className="min-w-0">
          <Tabs
            label="Projects"
            tabs={tabs.map((tab) => ({ ...tab, href: addressOf({ ...search, tab: tab.id, page: 1 }) }))}
            selected={selected.id}
            onSelect={({ href }) => void navigate(href, { preventScrollReset: true })}
          >
            <div className="pt-4">
              {selected.id === 'best-matches' ? (
                <ScreenData what="the projects" skeleton={<ListSkeleton />}>
                  <Results search={search} />
                </ScreenData>
              ) : (
                <div className="card">
                  <EmptyState title={selected.label} text={placeholders[selected.id]} />
                </div>
              )}
            </div>
          </Tabs>
        </div>
      </div>
    </Page>
  );
}
