import { JobCard, type ListedJob } from '../../components/job/JobCard.tsx';
import { useOpenJob } from './useOpenJob.ts';

export type Postings = readonly { job: ListedJob }[];

/** What belongs to My jobs besides the applications: the jobs that the viewer has posted. */
export function PostedJobs({ postings }: { postings: Postings }) {
  const { open } = useOpenJob();
  if (postings.length === 0) return null;
  return (
    <>
      <h2 className="card-title mt-2">Jobs you posted</h2>
      {postings.map(({ job }) => (
        <JobCard key={job.id} job={job} onOpen={open} />
      ))}
    </>
  );
}
