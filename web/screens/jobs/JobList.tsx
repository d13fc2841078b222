import { JobCard, type ListedJob } from '../../components/job/JobCard.tsx';
import { LazyJobSheet } from './LazyJobSheet.ts';
import { useOpenJob } from './useOpenJob.ts';

/** Jobs one below the other, each of which opens beside the list. */
export function JobList({ jobs }: { jobs: readonly ListedJob[] }) {
  const { open } = useOpenJob();
  return (
    <div className="card divide">
      {jobs.map((job) => (
        <JobCard key={job.id} job={job} onOpen={open} onIntent={LazyJobSheet.preload} />
      ))}
    </div>
  );
}
