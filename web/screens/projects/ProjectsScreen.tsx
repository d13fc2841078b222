import { Plus } from 'lucide-react';
import { useId } from 'react';
import { FilterPanel } from '../../lists/FilterPanel.tsx';
import { paths } from '../../paths.ts';
import { Page } from '../../routing/Page.tsx';
import { ScreenData } from '../../routing/ScreenData.tsx';
import { useSearchState } from '../../lists/searchState.ts';
import { useFilters } from '../../lists/useFilters.ts';
import { deferred } from '../../ui/deferred.tsx';
import { EmptyList } from '../../routing/EmptyList.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { DialogButton } from '../../ui/DialogButton.tsx';
import { formatCount } from '../../../schema/rules/numbers.ts';
import { LinkTabs } from '../../routing/LinkTabs.tsx';
import { FilterBar } from './FilterBar.tsx';
import { ProjectResults } from './ProjectResults.tsx';
import { artOf, barNames, projectSearch, sideNames } from '../../searches/projectSearch.ts';
import { ProjectSearchForm } from './ProjectSearchForm.tsx';
import { SideFilters } from './SideFilters.tsx';
import { useProjects } from './useProjects.ts';
import { ListSkeleton, PartSkeleton } from '../../ui/skeletons.tsx';

const PostProjectDialog = onDemand(
  () => import('../../components/project/PostProjectDialog.tsx'),
  'PostProjectDialog',
);

// The server renders them; their code loads when they are first needed.
const OwnProjects = deferred(() => import('./OwnProjects.tsx'), 'OwnProjects');
const SheetFilters = deferred(() => import('./SheetFilters.tsx'), 'SheetFilters');

const Found = () => formatCount(useProjects().projects.length, 'project');

const tabs = [
  { id: 'best-matches', label: 'Best Matches' },
  { id: 'newest', label: 'Most Recent' },
  { id: 'saved', label: 'Saved Jobs' },
] as const;

/** Freelance projects: search, filters and list. Below 1024 px the filters are in a sheet. */
export function Component() {
  const search = useSearchState(projectSearch);
  const filters = useFilters(projectSearch, { smallBelow: 'lg', alwaysOpen: true });
  const id = useId();
  const panel = { form: id, filters };
  const selected = tabs.find((tab) => tab.id === search.tab)!;
  const proposals = search.proposals === 'mine';
  const name = proposals ? 'My proposals' : 'Projects';
  // Most Recent shows a sentence (statement PL-15). Saved projects and own proposals are not filtered.
  const searching = selected.id === 'best-matches' && !proposals;
  const skeleton = <ListSkeleton status="Loading projects" variant="stack" few={!searching} />;
  return (
    <Page
      art={searching ? artOf(search) : 'Projects'}
      title={name}
      description="Freelance projects with clear budgets and real clients: search, filter and send a proposal."
      actions={
        <DialogButton
          className="btn btn-primary"
          Dialog={PostProjectDialog}
          dialog={{}}
          acrossLogIn="post-project"
        >
          <Plus aria-hidden strokeWidth={1.75} />
          Post a Project
        </DialogButton>
      }
    >
      {searching && (
        <div className="card mt-5 p-3">
          <ProjectSearchForm id={id} filters={filters} controls={`${id}-bar ${id}-side`} />
          <FilterPanel
            {...panel}
            id={`${id}-bar`}
            names={barNames}
            skeleton={<div className="skeleton h-control" aria-hidden />}
          >
            <FilterBar form={id} />
          </FilterPanel>
        </div>
      )}
      <div
        className={`mt-gutter grid grid-cols-1 items-start gap-gutter ${searching ? 'lg:grid-cols-[16.5rem_minmax(0,1fr)]' : ''}`}
      >
        {searching && (
          <FilterPanel
            {...panel}
            id={`${id}-side`}
            names={sideNames}
            look="lg:side-column"
            skeleton={<PartSkeleton />}
            resultCount={<Found />}
            // The one sheet has the fields of both panels.
            inSheet={{ names: [...sideNames, ...barNames], fields: <SheetFilters form={id} /> }}
          >
            <SideFilters form={id} />
          </FilterPanel>
        )}
        <div className="min-w-0">
          {proposals ? (
            <ScreenData dataName="the projects" skeleton={skeleton}>
              <OwnProjects list="proposals" />
            </ScreenData>
          ) : (
            <LinkTabs
              label="Projects"
              tabs={tabs.map((tab) => ({
                ...tab,
                href: projectSearch.address({ ...search, tab: tab.id, page: 1 }),
              }))}
              selected={selected.id}
            >
              <div className="grid grid-cols-1 gap-stack pt-4">
                {selected.id === 'newest' ? (
                  <EmptyList
                    card
                    title={selected.label}
                    text="Most recent projects will be displayed here."
                    link={{
                      to: paths.projects({ sort: 'newest' }),
                      className: 'btn btn-outline',
                      children: 'All projects, newest first',
                    }}
                  />
                ) : (
                  <ScreenData dataName="the projects" skeleton={skeleton}>
                    {searching ? <ProjectResults form={id} /> : <OwnProjects list="saved" />}
                  </ScreenData>
                )}
              </div>
            </LinkTabs>
          )}
        </div>
      </div>
    </Page>
  );
}
