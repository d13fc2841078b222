import { useQuery } from '@apollo/client/react';
import type { JobsScreenQuery } from '../../generated/graphql.ts';
import { ownPageSize, pagesOf } from '../../lists/pages.ts';
import { useScreenData } from '../../routing/screenRoute.tsx';
import { useSearchState } from '../../lists/searchState.ts';
import { query } from './jobs.data.ts';
import { jobSearch, pageSize, variablesOf, type JobSearch } from '../../searches/jobSearch.ts';

interface Neighbour {
  id: string;
  title: string;
  /** The address with it in place of the job that is open. */
  to: string;
}

/** The list of a tab. */
const listOf = (
  { jobs, appliedJobs, savedJobs }: Pick<JobsScreenQuery, 'jobs' | 'appliedJobs' | 'savedJobs'>,
  tab: JobSearch['tab'],
) => ({ browse: jobs, applied: appliedJobs, saved: savedJobs })[tab];

/** What stands before and after a job in the list from which it was opened; undefined where the list lacks it. */
export function useNeighbours(id: string) {
  const data = useScreenData(query);
  const search = useSearchState(jobSearch);
  const { nodes, totalCount } = listOf(data, search.tab);
  const size = search.tab === 'browse' ? pageSize : ownPageSize;
  const { page, pages } = pagesOf(totalCount, size, search.page);
  // What the viewer has posted follows the last of the applied jobs.
  const posted =
    search.tab === 'applied' && page === pages ? data.viewer.profile.jobPostings.map(({ job }) => job) : [];
  const list = [...nodes, ...posted];
  const at = list.findIndex((job) => job.id === id);
  // At the end of a page the list goes on with the next one, which is asked for as when one goes there.
  const beyond = at === 0 ? page - 1 : page + 1;
  const isEdge = (at === 0 || at === list.length - 1) && beyond >= 1 && beyond <= pages;
  const other = useQuery(query, { variables: variablesOf({ ...search, page: beyond }), skip: !isEdge });
  if (at < 0) return undefined;
  const neighbour = (job: { id: string; title: string } | undefined, number: number): Neighbour | undefined =>
    job && { ...job, to: jobSearch.address({ ...search, page: number, job: job.id }) };
  const beyondNodes = other.data && listOf(other.data, search.tab).nodes;
  return {
    place: (page - 1) * size + at + 1,
    count: totalCount + posted.length,
    previous:
      at > 0
        ? neighbour(list[at - 1], page)
        : beyond < page
          ? neighbour(beyondNodes?.at(-1), beyond)
          : undefined,
    next:
      at < list.length - 1
        ? neighbour(list[at + 1], page)
        : beyond > page
          ? neighbour(beyondNodes?.[0], beyond)
          : undefined,
  };
}
