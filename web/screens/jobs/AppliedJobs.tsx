import { JobCard } from '../../components/JobCard.tsx';
import type { JobsScreenQuery } from '../../generated/graphql.ts';
import { paths } from '../../paths.ts';
import { IntentLink } from '../../routing/IntentLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { loadJobSheet } from './loadJobSheet.ts';
import { useOpenJob } from './useOpenJob.ts';

/** The viewer's applications, latest first, and under them the jobs that the viewer has posted. */
export function AppliedJobs({ data }: { data: JobsScreenQuery }) {
  const { open } = useOpenJob();
  const applied = data.appliedJobs.nodes;
  const { jobPostings } = data.viewer.profile;
  const card = { onOpen: open, onIntent: () => void loadJobSheet() };
  return (
    <div className="grid gap-stack">
      <h2 className="sr-only">Applied Jobs</h2>
      {applied.map((job) => (
        <JobCard key={job.id} job={job} {...card} />
      ))}
      {applied.length === 0 && (
        <div className="card">
          <EmptyState
            title="No applied jobs yet"
            text="Browse jobs and apply to see them here."
            level={3}
            action={
              <IntentLink to={paths.jobs()} className="btn btn-primary" preventScrollReset>
                Browse Jobs
              </IntentLink>
            }
          />
        </div>
      )}
      {jobPostings.length > 0 && (
        <>
          <h2 className="h-card mt-2">Jobs you posted</h2>
          {jobPostings.map(({ job }) => (
            <JobCard key={job.id} job={job} {...card} />
          ))}
        </>
      )}
    </div>
  );
}
