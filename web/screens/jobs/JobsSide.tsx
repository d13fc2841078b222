import { useScreenData } from '../../routing/screenRoute.tsx';
import { query } from './jobs.data.ts';
import { PreferencesCard } from './PreferencesCard.tsx';
import { RecentSearches } from './RecentSearches.tsx';
import { SavedJobCard } from './SavedJobCard.tsx';
import { useRecordSearch } from './useRecordSearch.ts';
import { VerifyCard } from './VerifyCard.tsx';

export function JobsSide({ onPost }: { onPost: () => void }) {
  const data = useScreenData(query);
  useRecordSearch(data.alert);
  if (!data.viewer.isAuthenticated) return null;
  // The viewer cannot apply to an own posting.
  const saved = data.savedJobs.nodes.filter(({ viewerIsPoster }) => !viewerIsPoster);
  const next = saved.find(({ viewerHasApplied }) => !viewerHasApplied);
  return (
    <>
      <SavedJobCard
        job={next}
        allApplied={saved.length > 0 && data.savedJobs.nodes.length === data.savedJobs.totalCount}
      />
      {!data.viewer.isVerified && <VerifyCard requested={data.viewer.verificationRequested} />}
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
