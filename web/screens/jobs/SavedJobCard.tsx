import type { SavedJobRef } from './SavedJob.tsx';
import { deferred } from '../../ui/deferred.tsx';
import { HydrationBoundary } from '../../hydration/HydrationBoundary.tsx';

// At first nobody has saved anything: the way to apply can come later.
const SavedJob = deferred(() => import('./SavedJob.tsx'), 'SavedJob');

interface Props {
  /** The first saved job that still waits for an application. */
  job: SavedJobRef | undefined;
  /** Without one: whether all saved jobs have theirs, or there are no saved jobs. */
  allApplied: boolean;
}

/** The saved job to which one could apply next; without any, how to get there. */
export const SavedJobCard = ({ job, allApplied }: Props) => (
  <section className="card p-card" aria-labelledby="saved-job">
    <h2 id="saved-job" className="card-title">
      Apply to your saved job
    </h2>
    {job ? (
      <HydrationBoundary fallback={<div className="skeleton mt-3 h-20" />}>
        <SavedJob job={job} />
      </HydrationBoundary>
    ) : (
      <p className="mt-1.5 text-sm text-muted">
        {allApplied ? "You've applied to every job you saved." : "Save a job and apply when you're ready."}
      </p>
    )}
  </section>
);
