import { isLocal } from '../../actions/localId.ts';
import type { JobsScreenQuery } from '../../generated/graphql.ts';
import type { JobSearch } from './jobSearch.ts';

type PostedJob = JobsScreenQuery['viewer']['profile']['jobPostings'][number]['job'];

/** Whether a search finds a job that was posted in this tab, by the server's rules. Its experience is not known. */
function matches(job: PostedJob, search: JobSearch): boolean {
  const text = [job.title, ...job.skills, job.company.name].join('\n').toLowerCase();
  const words = search.q.toLowerCase().split(/\s+/).filter(Boolean);
  return (
    words.every((word) => text.includes(word)) &&
    job.location.toLowerCase().includes(search.location.toLowerCase()) &&
    search.experience === 'any' &&
    (search.company === 'any' || search.company === job.company.id) &&
    (search.workplace === 'any' || search.workplace === job.workplace.toLowerCase())
  );
}

/** The jobs posted in this tab that a search finds; no server knows of them. */
export const postedJobs = ({ viewer }: JobsScreenQuery, search: JobSearch): PostedJob[] =>
  viewer.profile.jobPostings.map(({ job }) => job).filter((job) => isLocal(job.id) && matches(job, search));
