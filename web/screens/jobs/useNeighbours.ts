import { useQuery } from '@apollo/client/react';
import type { JobsScreenQuery } from '../../generated/graphql.ts';
import { ownPageSize, pagesOf } from '../../lists/pages.ts';
import { useScreenData } from '../../routing/screenRoute.tsx';
import { useSearchState } from '../../lists/searchState.ts';
import { query } from './jobs.data.ts';
import { jobSearch, pageSize, variablesOf, type JobSearch } from '../../searches/jobSearch.ts';

interface Neighbour {
  title: string;
  /** Address that opens this job instead of the current one. */
  to: string;
}

const listOf = (
  { jobs, appliedJobs, savedJobs }: Pick<JobsScreenQuery, 'jobs' | 'appliedJobs' | 'savedJobs'>,
  tab: JobSearch['tab'],
) => ({ browse: jobs, applied: appliedJobs, saved: savedJobs })[tab];

/** The place (from 1) of a job in the open list, with the jobs before and after it; undefined if the list lacks the job. */
export function useNeighbours(id: string) {
  const data = useScreenData(query);
  const search = useSearchState(jobSearch);
  const { nodes, totalCount } = listOf(data, search.tab);
  const size = search.tab === 'browse' ? pageSize : ownPageSize;
  const { page, pages } = pagesOf(totalCount, size, search.page);
  // After the last applied job, Next continues with the viewer's postings, which this tab does not list.
  const posted =
    search.tab === 'applied' && page === pages ? data.viewer.profile.jobPostings.map(({ job }) => job) : [];
  const list = [...nodes, ...posted];
  const index = list.findIndex((job) => job.id === id);
  // At the end of a page the neighbour is on the next page, which loads with the same query as navigation to it.
  const adjacentPage = index === 0 ? page - 1 : page + 1;
  const isAtPageEdge =
    (index === 0 || index === list.length - 1) && adjacentPage >= 1 && adjacentPage <= pages;
  const adjacent = useQuery(query, {
    variables: variablesOf({ ...search, page: adjacentPage }),
    skip: !isAtPageEdge,
  });
  if (index < 0) return undefined;
  const neighbour = (job: { id: string; title: string } | undefined, number: number): Neighbour | undefined =>
    job && { ...job, to: jobSearch.address({ ...search, page: number, job: job.id }) };
  const adjacentNodes = adjacent.data ? listOf(adjacent.data, search.tab).nodes : [];
  // On a page with a single job, the previous page is loaded and the next one is not.
  const lastBefore = index === 0 ? adjacentNodes.at(-1) : undefined;
  const firstAfter = index === 0 ? undefined : adjacentNodes[0];
  return {
    place: (page - 1) * size + index + 1,
    count: totalCount + posted.length,
    previous: neighbour(list[index - 1], page) ?? neighbour(lastBefore, adjacentPage),
    next: neighbour(list[index + 1], page) ?? neighbour(firstAfter, adjacentPage),
  };
}
