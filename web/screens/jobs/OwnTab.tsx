import type { ReactNode } from 'react';
import type { ListedJob } from '../../components/job/JobCard.tsx';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { useScreenData } from '../../routing/screenRoute.tsx';
import { useSearchState } from '../../lists/searchState.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ApplicationSteps } from './ApplicationSteps.tsx';
import { JobList } from './JobList.tsx';
import { jobSearch } from './jobSearch.ts';
import { query } from './jobs.data.ts';
import { PostedJobs } from './PostedJobs.tsx';

interface Props<J> {
  /** The heading, for screen readers only: the tab shows it. */
  title: string;
  jobs: readonly J[];
  /** What stands beneath a job. */
  under?: (job: J) => ReactNode;
  /** What to say, and what to do, while there are none. */
  empty: { title: string; text: string };
}

/** A list of the viewer's own, or the way to fill it. */
function OwnJobs<J extends ListedJob>({ title, jobs, under, empty }: Props<J>) {
  // As the tab of the same name does: the search stays.
  const browse = jobSearch.address({ ...useSearchState(jobSearch), tab: 'browse', page: 1, job: '' });
  return (
    <div className="grid grid-cols-1 gap-stack">
      <h2 className="sr-only">{title}</h2>
      {jobs.length > 0 ? (
        <JobList jobs={jobs} {...(under && { under })} />
      ) : (
        <div className="card">
          <EmptyState
            {...empty}
            level={3}
            action={
              <PrefetchLink to={browse} className="btn btn-primary" preventScrollReset>
                Browse Jobs
              </PrefetchLink>
            }
          />
        </div>
      )}
    </div>
  );
}

/** Applied Jobs with the other half of My jobs, what the viewer has posted; or Saved Jobs. */
export function OwnTab({ tab }: { tab: 'applied' | 'saved' }) {
  const { appliedJobs, savedJobs, viewer } = useScreenData(query);
  if (tab === 'saved')
    return (
      <OwnJobs
        title="Saved Jobs"
        jobs={savedJobs.nodes}
        empty={{ title: 'No saved jobs yet', text: 'Browse jobs and save them to see them here.' }}
      />
    );
  const applied = (
    <OwnJobs
      title="Applied Jobs"
      jobs={appliedJobs.nodes}
      under={(job) => <ApplicationSteps job={job} />}
      empty={{ title: 'No applied jobs yet', text: 'Browse jobs and apply to see them here.' }}
    />
  );
  const posted = <PostedJobs postings={viewer.profile.jobPostings} />;
  // What there is stands first: My jobs leads here.
  return appliedJobs.totalCount > 0 ? (
    <>
      {applied}
      {posted}
    </>
  ) : (
    <>
      {posted}
      {applied}
    </>
  );
}
