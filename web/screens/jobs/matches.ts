import type { JobsScreenQuery } from '../../generated/graphql.ts';
import type { JobSearch } from './jobSearch.ts';

type PostedJob = JobsScreenQuery['viewer']['profile']['jobPostings'][number]['job'];

/** Whether a search finds a job that was posted in this tab, by the server's rules. Its experience is not known. */
export function matches(job: PostedJob, search: JobSearch): boolean {
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
