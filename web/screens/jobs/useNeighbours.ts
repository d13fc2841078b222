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

/** The list of the tab, or the viewer's postings, which have no pages. */
function listOf(
  data: Pick<JobsScreenQuery, 'viewer' | 'jobs' | 'appliedJobs' | 'savedJobs'>,
  { posted, tab }: JobSearch,
) {
  if (posted === 'any') return { browse: data.jobs, applied: data.appliedJobs, saved: data.savedJobs }[tab];
  const nodes = data.viewer.profile.jobPostings.map(({ job }) => job);
  return { nodes, totalCount: nodes.length };
}

/** The place (from 1) of a job in the open list, with the jobs before and after it; undefined if the list lacks the job. */
export function useNeighbours(id: string) {
  const data = useScreenData(query);
  const search = useSearchState(jobSearch);
  const { nodes, totalCount } = listOf(data, search);
  const tabSize = search.tab === 'browse' ? pageSize : ownPageSize;
  const size = search.posted === 'any' ? tabSize : Math.max(1, totalCount);
  const { page, pages } = pagesOf(totalCount, size, search.page);
  const index = nodes.findIndex((job) => job.id === id);
  // At the end of a page the neighbour is on the next page, which loads with the same query as navigation to it.
  const adjacentPage = index === 0 ? page - 1 : page + 1;
  const isAtPageEdge =
    (index === 0 || index === nodes.length - 1) && adjacentPage >= 1 && adjacentPage <= pages;
  const adjacent = useQuery(query, {
    variables: variablesOf({ ...search, page: adjacentPage }),
    skip: !isAtPageEdge,
  });
  if (index < 0) return undefined;
  const neighbour = (job: { id: string; title: string } | undefined, number: number): Neighbour | undefined =>
    job && { ...job, to: jobSearch.address({ ...search, page: number, job: job.id }) };
  const adjacentNodes = adjacent.data ? listOf(adjacent.data, search).nodes : [];
  // Only the last page can have a single job, so `index === 0` never needs the next page.
  const lastBefore = index === 0 ? adjacentNodes.at(-1) : undefined;
  const firstAfter = index === 0 ? undefined : adjacentNodes[0];
  return {
    place: (page - 1) * size + index + 1,
    count: totalCount,
    previous: neighbour(nodes[index - 1], page) ?? neighbour(lastBefore, adjacentPage),
    next: neighbour(nodes[index + 1], page) ?? neighbour(firstAfter, adjacentPage),
  };
}
