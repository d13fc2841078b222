import type { ReactNode } from 'react';
import { JobCard, type ListedJob } from '../../components/job/JobCard.tsx';
import { LazyJobSheet } from './LazyJobSheet.ts';
import { useOpenJob } from './useOpenJob.ts';

interface Props<J> {
  jobs: readonly J[];
  /** Content under a job's card, such as the steps of an application. */
  under?: (job: J) => ReactNode;
}

/** A vertical list of jobs. View Details opens a job in `JobSheet`, beside the list. */
export function JobList<J extends ListedJob>({ jobs, under }: Props<J>) {
  const { open } = useOpenJob();
  return (
    <div className="card divide">
      {jobs.map((job) => (
        <div key={job.id}>
          <JobCard job={job} onOpen={open} onIntent={LazyJobSheet.preload} />
          {under?.(job)}
        </div>
      ))}
    </div>
  );
}
