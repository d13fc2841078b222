import type { SavedJobRef } from './SavedJob.tsx';
import { deferred } from '../../ui/deferred.tsx';
import { HydrationBoundary } from '../../hydration/HydrationBoundary.tsx';
import { CardSection } from '../../ui/CardSection.tsx';

// No job is saved at first, so this code can load later.
const SavedJob = deferred(() => import('./SavedJob.tsx'), 'SavedJob');

interface Props {
  /** First saved job without an application. */
  job: SavedJobRef | undefined;
  /** If there is no such job: whether every saved job has an application. False if there are no saved jobs. */
  allApplied: boolean;
}

/** Offers to apply to a saved job, or explains how to save one. */
export const SavedJobCard = ({ job, allApplied }: Props) => (
  <CardSection id="saved-job" title="Apply to your saved job">
    {job ? (
      <HydrationBoundary fallback={<div className="skeleton mt-3 h-20" />}>
        <SavedJob job={job} />
      </HydrationBoundary>
    ) : (
      <p className="mt-1.5 text-sm text-muted">
        {allApplied ? "You've applied to every job you saved." : "Save a job and apply when you're ready."}
      </p>
    )}
  </CardSection>
);
