import { useNavigate } from 'react-router-dom';
import { filterGroups } from '../../routing/filterGroups.ts';
import { useScreenData } from '../../routing/screenRoute.tsx';
import { useSearchState } from '../../routing/searchState.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { BrowseJobs } from './BrowseJobs.tsx';
import { filterLabels, jobSearch } from './jobSearch.ts';
import { query } from './jobs.data.ts';
import { AppliedJobs, SavedJobs } from './OwnTab.tsx';

const tabs = [
  { id: 'browse', label: 'Browse Jobs' },
  { id: 'applied', label: 'Applied Jobs' },
  { id: 'saved', label: 'Saved Jobs' },
] as const;

/** The list in its tabs. Going to another tab and back keeps the search. */
export function JobsMain() {
  const data = useScreenData(query);
  const search = useSearchState(jobSearch);
  const navigate = useNavigate();
  const { jobs, appliedJobs, savedJobs } = data;
  const counts = { browse: 0, applied: appliedJobs.totalCount, saved: savedJobs.totalCount };
  const shown = {
    browse: (
      <BrowseJobs
        jobs={jobs}
        groups={filterGroups(filterLabels, data.jobFilterOptions)}
        hasAlert={data.alert.viewerHasAlert}
        search={search}
      />
    ),
    applied: <AppliedJobs jobs={appliedJobs.nodes} postings={data.viewer.profile.jobPostings} />,
    saved: <SavedJobs jobs={savedJobs.nodes} />,
  };
  return (
    <Tabs
      label="Jobs"
      selected={search.tab}
      tabs={tabs.map(({ id, label }) => ({
        id,
        label,
        count: counts[id],
        href: jobSearch.address({ ...search, tab: id, page: 1, job: '' }),
      }))}
      onSelect={({ href }) => void navigate(href, { preventScrollReset: true })}
    >
      <div className="mt-3 grid grid-cols-1 gap-stack">{shown[search.tab]}</div>
    </Tabs>
  );
}
