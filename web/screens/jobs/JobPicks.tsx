import { useState } from 'react';
import type { JobsScreenQuery } from '../../generated/graphql.ts';
import { RestOfList } from '../../lists/RestOfList.tsx';
import { useScreenData } from '../../routing/screenRoute.tsx';
import { useSearchState } from '../../lists/searchState.ts';
import { JobPick } from './JobPick.tsx';
import { picks, query } from './jobs.data.ts';
import { jobSearch, variablesOf } from '../../searches/jobSearch.ts';

type Pick = JobsScreenQuery['jobPicks']['nodes'][number];

/** How many picks there are at first. */
const shownFirst = 3;

const byFit = (a: Pick, b: Pick) => (b.matchScore ?? 0) - (a.matchScore ?? 0);

/** Of 10: what the server counts as a good fit; who takes skills from the profile has fewer of them. */
const good = 5;

/** What the board would show the viewer first: three jobs to which they have not applied, or all picks, best first. */
export function JobPicks() {
  const [all, setAll] = useState(false);
  const variables = variablesOf(useSearchState(jobSearch));
  const { nodes, pageInfo } = useScreenData(query).jobPicks;
  const open = nodes.filter(
    ({ viewerHasApplied, viewerHasHidden, matchScore }) =>
      !viewerHasApplied && !viewerHasHidden && (matchScore ?? 0) >= good,
  );
  const rest = (
    <RestOfList list={{ ...picks, variables }} more={pageInfo.hasNextPage} what="the other job picks" />
  );
  if (open.length === 0) return rest;
  return (
    <section className="card p-card" aria-labelledby="job-picks">
      <div className="flex items-center justify-between gap-3">
        <h2 id="job-picks" className="card-title">
          Job picks for you
        </h2>
        {open.length > shownFirst && (
          <button
            type="button"
            className="link reach min-h-6 text-sm"
            aria-expanded={all}
            onClick={() => setAll(!all)}
          >
            {all ? 'Show less' : 'Show all'}
          </button>
        )}
      </div>
      <ul
        className={`mt-3.5 grid gap-3 md:grid-cols-3 lg:mt-2 lg:-mb-2 lg:grid-cols-1 lg:gap-0 ${all ? '' : 'max-md:-mx-card max-md:snap-x max-md:auto-cols-[16rem] max-md:grid-flow-col max-md:overflow-x-auto max-md:scroll-px-card max-md:px-card max-md:[scrollbar-width:none]'}`}
      >
        {(all ? open.toSorted(byFit) : open.slice(0, shownFirst)).map((job) => (
          <JobPick key={job.id} job={job} />
        ))}
      </ul>
      {rest}
    </section>
  );
}
