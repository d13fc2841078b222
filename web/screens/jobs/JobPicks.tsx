import { useState } from 'react';
import { RestOfList } from '../../lists/RestOfList.tsx';
import { useScreenData } from '../../routing/screenRoute.tsx';
import { useSearchState } from '../../lists/searchState.ts';
import { JobPick } from './JobPick.tsx';
import { picks, query } from './jobs.data.ts';
import { jobSearch, variablesOf } from '../../searches/jobSearch.ts';

/** Number of picks before Show all. */
const shownFirst = 3;

/** Jobs that match the viewer, best match first, without those applied to or hidden: three of them, or all. */
export function JobPicks() {
  const [showAll, setShowAll] = useState(false);
  const variables = variablesOf(useSearchState(jobSearch));
  const { nodes, pageInfo } = useScreenData(query).jobPicks;
  const suitable = nodes.filter((job) => !job.viewerHasApplied && !job.viewerHasHidden);
  // Further pages load only when they can be shown.
  const remainingPages = (showAll || suitable.length <= shownFirst) && (
    <RestOfList list={{ ...picks, variables }} more={pageInfo.hasNextPage} dataName="the other job picks" />
  );
  if (suitable.length === 0) return remainingPages;
  return (
    <section className="card p-card" aria-labelledby="job-picks">
      <div className="flex items-center justify-between gap-3">
        <h2 id="job-picks" className="card-title">
          Job picks for you
        </h2>
        {suitable.length > shownFirst && (
          <button
            type="button"
            className="link reach min-h-6 text-sm"
            aria-expanded={showAll}
            onClick={() => setShowAll(!showAll)}
          >
            {showAll ? 'Show less' : 'Show all'}
          </button>
        )}
      </div>
      <ul
        className={`mt-3.5 grid gap-3 md:grid-cols-3 lg:mt-2 lg:-mb-2 lg:grid-cols-1 lg:gap-0 ${showAll ? '' : 'max-md:-mx-card max-md:snap-x max-md:auto-cols-[16rem] max-md:grid-flow-col max-md:overflow-x-auto max-md:scroll-px-card max-md:px-card max-md:[scrollbar-width:none]'}`}
      >
        {(showAll ? suitable : suitable.slice(0, shownFirst)).map((job) => (
          <JobPick key={job.id} job={job} />
        ))}
      </ul>
      {remainingPages}
    </section>
  );
}
