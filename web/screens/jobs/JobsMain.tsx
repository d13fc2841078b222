import { useNavigate } from 'react-router-dom';
import type { JobsScreenQuery } from '../../generated/graphql.ts';
import { useSearchState } from '../../routing/searchState.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { BrowseJobs } from './BrowseJobs.tsx';
import { JobPicks } from './JobPicks.tsx';
import { jobSearch } from './jobSearch.ts';
import { OwnTab } from './OwnTab.tsx';

const tabs = [
  { id: 'browse', label: 'Browse Jobs' },
  { id: 'applied', label: 'Applied Jobs' },
  { id: 'saved', label: 'Saved Jobs' },
] as const;

/** Picks, and the list in its tabs. Going to another tab and back keeps the search. */
export function JobsMain({ data }: { data: JobsScreenQuery }) {
  const search = useSearchState(jobSearch);
  const navigate = useNavigate();
  const counts = { browse: 0, applied: data.appliedJobs.totalCount, saved: data.savedJobs.totalCount };
  return (
    <>
      <JobPicks picks={data.jobPicks} />
      <div>
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
          <div className="mt-4 grid grid-cols-1 gap-stack">
            {search.tab === 'browse' ? (
              <BrowseJobs data={data} search={search} />
            ) : (
              <OwnTab tab={search.tab} data={data} />
            )}
          </div>
        </Tabs>
      </div>
    </>
  );
}
