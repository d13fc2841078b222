import { useScreenData } from '../../routing/screenRoute.tsx';
import { query } from './jobs.data.ts';
import { PreferencesCard } from './PreferencesCard.tsx';
import { RecentSearches } from './RecentSearches.tsx';
import { useRecordSearch } from './useRecordSearch.ts';
import { BadgeCheck } from 'lucide-react';
import { useAction } from '../../actions/useAction.ts';
import type { SavedJobRef } from './SavedJob.tsx';
import { deferred } from '../../ui/deferred.tsx';
import { HydrationBoundary } from '../../hydration/HydrationBoundary.tsx';
import { CardSection } from '../../ui/CardSection.tsx';

// No job is saved at first, so this code can load later.
const SavedJob = deferred(() => import('./SavedJob.tsx'), 'SavedJob');

interface SavedJobCardProps {
  /** First saved job without an application. */
  job: SavedJobRef | undefined;
  /** If there is no such job: whether every saved job has an application. False if there are no saved jobs. */
  allApplied: boolean;
}

/** Offers to apply to a saved job, or explains how to save one. */
const SavedJobCard = ({ job, allApplied }: SavedJobCardProps) => (
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

const requestVerification = async () => (await import('../../actions/profile.ts')).requestVerification;

/** Invites the viewer to request profile verification; the request is simulated. */
function VerifyCard({ requested }: { requested: boolean }) {
  const [request] = useAction(requestVerification);
  return (
    <section className="card p-card" aria-labelledby="verify">
      <div className="flex items-center gap-2">
        <BadgeCheck aria-hidden className="size-5 fill-accent-ink text-surface" />
        <h2 id="verify" className="card-title">
          Verify your profile
        </h2>
      </div>
      <p className="mt-1.5 text-sm text-muted">Verified members get 60% more profile views.</p>
      <button
        type="button"
        className="link mt-2 reach min-h-6 text-sm"
        aria-disabled={requested}
        onClick={() => !requested && void request({})}
      >
        {requested ? 'Verification requested' : 'Get verified'}
      </button>
    </section>
  );
}

export function JobsSide({ onPost }: { onPost: () => void }) {
  const data = useScreenData(query);
  // `alert` counts the jobs without other filters, as a recent search does.
  useRecordSearch(data.alert);
  if (!data.viewer.isAuthenticated) return null;
  // The viewer cannot apply to an own posting.
  const saved = data.savedJobs.nodes.filter(({ viewerIsPoster }) => !viewerIsPoster);
  const next = saved.find(({ viewerHasApplied }) => !viewerHasApplied);
  // `savedJobs` has one page: jobs of the other pages may lack an application.
  const isComplete = data.savedJobs.nodes.length === data.savedJobs.totalCount;
  return (
    <>
      <SavedJobCard job={next} allApplied={saved.length > 0 && isComplete} />
      {!data.viewer.isVerified && <VerifyCard requested={data.viewer.hasRequestedVerification} />}
      <PreferencesCard
        alerts={data.jobAlerts}
        skills={data.viewer.profile.skills}
        applied={data.appliedJobs.totalCount}
        saved={data.savedJobs.totalCount}
        posted={data.viewer.profile.jobPostings.length}
        onPost={onPost}
      />
      <RecentSearches recorded={data.recentSearches} alerts={data.jobAlerts} />
    </>
  );
}
