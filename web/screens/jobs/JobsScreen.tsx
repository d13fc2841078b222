import { Plus } from 'lucide-react';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { FilterButton } from '../../lists/FilterButton.tsx';
import { Head } from '../../routing/Head.tsx';
import { Page } from '../../routing/Page.tsx';
import { ScreenData } from '../../routing/ScreenData.tsx';
import { useSearchState } from '../../lists/searchState.ts';
import { useFilters } from '../../lists/useFilters.ts';
import { deferred } from '../../ui/deferred.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { useOpenAcrossLogIn } from '../../session/useOpenAcrossLogIn.ts';
import { jobSearch, showsPicks } from '../../searches/jobSearch.ts';
import { JobSearchForm } from './JobSearchForm.tsx';
import { JobSheetHost } from './JobSheetHost.tsx';
import { JobsMain } from './JobsMain.tsx';
import { ListSkeleton, PartSkeleton } from '../../ui/skeletons.tsx';

const JobPostDialog = onDemand(() => import('../../components/job/JobPostDialog.tsx'), 'JobPostDialog');

const head = {
  title: 'Jobs',
  description: 'Jobs in design, engineering and beyond: search, filter, save and apply.',
};

// The server renders picks and widgets; their code loads after the first load.
const JobPicks = deferred(() => import('./JobPicks.tsx'), 'JobPicks');
const JobsSide = deferred(() => import('./JobsSide.tsx'), 'JobsSide');

/** The job board. Below 1024 px the order is search, list, picks, widgets, so that a phone shows a job at once. */
export function Component() {
  const search = useSearchState(jobSearch);
  const filters = useFilters(jobSearch);
  const form = useId();
  const [posting, setPosting] = useOpenAcrossLogIn('post-job');
  const navigate = useNavigate();
  const post = () => setPosting(true);
  const isOwnList = search.tab !== 'browse' || search.posted === 'mine';
  const waiting = search.job !== '' && <Head {...head} />;
  return (
    <>
      <Page
        art="Jobs"
        {...head}
        withoutHead={search.job !== ''}
        heading="Jobs"
        subtitle="Find your next opportunity"
        actions={
          <>
            <FilterButton filters={filters} />
            <button type="button" className="btn btn-primary" {...JobPostDialog.trigger} onClick={post}>
              <Plus aria-hidden />
              Post a Job
            </button>
          </>
        }
      >
        <JobSearchForm form={form} filters={filters} />
        <div className="mt-3 grid grid-cols-1 items-start gap-x-gutter gap-y-stack md:mt-5 lg:grid-cols-[16.5rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-y-0">
          <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <ScreenData
              dataName="the jobs"
              skeleton={<ListSkeleton status="Loading the jobs" variant="rows" few={isOwnList} />}
            >
              <JobsMain form={form} />
            </ScreenData>
          </div>
          {showsPicks(search) && (
            <div className="min-w-0 empty:hidden lg:col-start-1 lg:row-start-1 lg:pb-stack">
              <ScreenData skeleton={<PartSkeleton cards={1} />}>
                <JobPicks />
              </ScreenData>
            </div>
          )}
          {/* The column sticks within this box, which keeps it below the picks. */}
          <div className="min-w-0 lg:col-start-1 lg:row-start-2 lg:flex lg:self-stretch">
            <div className="min-w-0 flex-1 lg:side-column">
              <div className="flex flex-col gap-stack">
                <ScreenData skeleton={<PartSkeleton />}>
                  <JobsSide onPost={post} />
                </ScreenData>
              </div>
            </div>
          </div>
        </div>
        <JobPostDialog
          open={posting}
          onClose={() => setPosting(false)}
          onPosted={() => void navigate(paths.jobs({ sort: 'newest' }))}
        />
      </Page>
      {/* The sheet sets the title. Until it has loaded, `waiting` does; after a failure `frame`, which needs `dataName`. */}
      <ScreenData dataName="the job" frame={() => waiting} skeleton={waiting}>
        <JobSheetHost waiting={waiting} />
      </ScreenData>
    </>
  );
}
