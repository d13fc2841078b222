import type { ReactNode } from 'react';
import type { ListedJob } from '../../components/job/JobCard.tsx';
import { ListCount } from '../../lists/ListCount.tsx';
import { ownPageSize } from '../../lists/pages.ts';
import { usePages } from '../../lists/usePages.ts';
import { Pagination } from '../../lists/Pagination.tsx';
import { usePageStart } from '../../lists/usePageStart.ts';
import { useScreenData } from '../../routing/screenRoute.tsx';
import { useSearchState } from '../../lists/searchState.ts';
import { EmptyList } from '../../routing/EmptyList.tsx';
import { formatCount } from '../../../schema/rules/numbers.ts';
import { ApplicationSteps } from './ApplicationSteps.tsx';
import { JobList } from './JobList.tsx';
import { jobSearch } from '../../searches/jobSearch.ts';
import { query } from './jobs.data.ts';

interface Props<J> {
  /** Heading for screen readers only, because the tab shows it. */
  title: string;
  jobs: { nodes: readonly J[]; totalCount: number };
  under?: (job: J) => ReactNode;
  empty: { title: string; text: string };
}

/** A list of the viewer's own jobs, or an empty state with a link to Browse Jobs. */
function OwnJobs<J extends ListedJob>({ title, jobs, under, empty }: Props<J>) {
  const search = useSearchState(jobSearch);
  const start = usePageStart<HTMLSpanElement>();
  const pager = usePages(jobSearch, jobs.totalCount, ownPageSize);
  // Same address as the Browse Jobs tab: it keeps the search.
  const browse = jobSearch.address({ ...search, tab: 'browse', page: 1, job: '' });
  return (
    <div className="grid grid-cols-1 gap-stack">
      <h2 className="sr-only">{title}</h2>
      {pager.pages > 1 && (
        <ListCount count={formatCount(jobs.totalCount, 'job')} pager={pager} start={start} />
      )}
      {jobs.nodes.length > 0 ? (
        <JobList jobs={jobs.nodes} {...(under && { under })} />
      ) : (
        <EmptyList
          card
          {...empty}
          level={3}
          link={{ to: browse, preventScrollReset: true, children: 'Browse Jobs' }}
        />
      )}
      <Pagination label={title} {...pager} />
    </div>
  );
}

export function OwnTab({ tab }: { tab: 'applied' | 'saved' }) {
  const { appliedJobs, savedJobs } = useScreenData(query);
  return tab === 'saved' ? (
    <OwnJobs
      title="Saved Jobs"
      jobs={savedJobs}
      empty={{ title: 'No saved jobs yet', text: 'Browse jobs and save them to see them here.' }}
    />
  ) : (
    <OwnJobs
      title="Applied Jobs"
      jobs={appliedJobs}
      under={(job) => <ApplicationSteps job={job} />}
      empty={{ title: 'No applied jobs yet', text: 'Browse jobs and apply to see them here.' }}
    />
  );
}
