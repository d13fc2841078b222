import type { ReactNode } from 'react';
import { JobCard, type ListedJob } from '../../components/job/JobCard.tsx';
import { LazyJobSheet } from './LazyJobSheet.ts';
import { useOpenJob } from './useOpenJob.ts';

interface Props<J> {
  jobs: readonly J[];
  under?: (job: J) => ReactNode;
}

/** A vertical list of jobs, each of which opens beside the list. */
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
