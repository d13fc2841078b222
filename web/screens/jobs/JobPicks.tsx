import { useState } from 'react';
import type { JobsScreenQuery } from '../../generated/graphql.ts';
import { JobPick } from './JobPick.tsx';

/** How many picks there are at first. */
const shownFirst = 3;

/** What the board would show the viewer first: three jobs, or all of the picks. */
export function JobPicks({ picks }: { picks: JobsScreenQuery['jobPicks'] }) {
  const [all, setAll] = useState(false);
  return (
    <section className="card p-card" aria-labelledby="job-picks">
      <div className="flex items-center justify-between gap-3">
        <h2 id="job-picks" className="h-card">
          Job picks for you
        </h2>
        {picks.length > shownFirst && (
          <button
            type="button"
            className="link min-h-6 text-sm"
            aria-expanded={all}
            onClick={() => setAll(!all)}
          >
            {all ? 'Show less' : 'Show all'}
          </button>
        )}
      </div>
      <ul
        className={`mt-3.5 grid gap-3 md:grid-cols-3 ${all ? '' : 'max-md:-mx-card max-md:snap-x max-md:auto-cols-[16rem] max-md:grid-flow-col max-md:overflow-x-auto max-md:scroll-px-card max-md:px-card max-md:[scrollbar-width:none]'}`}
      >
        {picks.slice(0, all ? undefined : shownFirst).map((job) => (
          <JobPick key={job.id} job={job} />
        ))}
      </ul>
    </section>
  );
}
