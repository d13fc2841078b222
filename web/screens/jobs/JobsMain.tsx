import { useScreenData } from '../../routing/screenRoute.tsx';
import { useSearchState } from '../../lists/searchState.ts';
import { deferred } from '../../ui/deferred.tsx';
import { LogInFirst } from '../../routing/LogInFirst.tsx';
import { LinkTabs } from '../../routing/LinkTabs.tsx';
import { BrowseJobs } from './BrowseJobs.tsx';
import { filtersOf, jobSearch } from '../../searches/jobSearch.ts';
import { query } from './jobs.data.ts';

// The server renders them; their code loads when the viewer opens them.
const OwnTab = deferred(() => import('./OwnTab.tsx'), 'OwnTab');
const PostedJobs = deferred(() => import('./PostedJobs.tsx'), 'PostedJobs');

const tabs = [
  { id: 'browse', label: 'Browse Jobs' },
  { id: 'applied', label: 'Applied Jobs' },
  { id: 'saved', label: 'Saved Jobs' },
] as const;

/** The list in its tabs, or the jobs that the viewer posted. `form` is the search form's id. The tabs keep the search. */
export function JobsMain({ form }: { form: string }) {
  const data = useScreenData(query);
  const search = useSearchState(jobSearch);
  const { jobs, appliedJobs, savedJobs, viewer } = data;
  const { isAuthenticated } = viewer;
  const counts = { browse: 0, applied: appliedJobs.totalCount, saved: savedJobs.totalCount }; // no badge for 0
  const logInFirst = (
    <div className="card">
      <LogInFirst what="your jobs" level={3} />
    </div>
  );
  if (search.posted === 'mine') return isAuthenticated ? <PostedJobs /> : logInFirst;
  return (
    <LinkTabs
      label="Jobs"
      selected={search.tab}
      tabs={tabs.map(({ id, label }) => ({
        id,
        label,
        count: isAuthenticated ? counts[id] : 0,
        href: jobSearch.address({ ...search, tab: id, page: 1, job: '' }),
      }))}
    >
      <div className="mt-3 grid grid-cols-1 gap-stack">
        {search.tab === 'browse' ? (
          <BrowseJobs jobs={jobs} groups={filtersOf(jobs.facets)} search={search} form={form} />
        ) : isAuthenticated ? (
          <OwnTab tab={search.tab} />
        ) : (
          logInFirst
        )}
      </div>
    </LinkTabs>
  );
}
