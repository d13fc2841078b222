import type { ListedJob } from '../../components/job/JobCard.tsx';
import { JobList } from './JobList.tsx';

type Postings = readonly { job: ListedJob }[];

/** Lists the jobs that the viewer posted, the second part of My jobs. */
export function PostedJobs({ postings }: { postings: Postings }) {
  if (postings.length === 0) return null;
  return (
    <>
      <h2 className="card-title mt-2">Jobs you posted</h2>
      <JobList jobs={postings.map(({ job }) => job)} />
    </>
  );
}
