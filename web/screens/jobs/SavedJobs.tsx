import { JobCard } from '../../components/JobCard.tsx';
import type { JobsScreenQuery } from '../../generated/graphql.ts';
import { paths } from '../../paths.ts';
import { IntentLink } from '../../routing/IntentLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { loadJobSheet } from './loadJobSheet.ts';
import { useOpenJob } from './useOpenJob.ts';

/** The jobs that the viewer has saved, the latest first. */
export function SavedJobs({ data }: { data: JobsScreenQuery }) {
  const { open } = useOpenJob();
  const saved = data.savedJobs.nodes;
  return (
    <div className="grid gap-stack">
      <h2 className="sr-only">Saved Jobs</h2>
      {saved.map((job) => (
        <JobCard key={job.id} job={job} onOpen={open} onIntent={() => void loadJobSheet()} />
      ))}
      {saved.length === 0 && (
        <div className="card">
          <EmptyState
            title="No saved jobs yet"
            text="Browse jobs and save them to see them here."
            level={3}
            action={
              <IntentLink to={paths.jobs()} className="btn btn-primary" preventScrollReset>
                Browse Jobs
              </IntentLink>
            }
          />
        </div>
      )}
    </div>
  );
}
