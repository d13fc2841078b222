import type { JobsScreenQuery } from '../../generated/graphql.ts';
import { PreferencesCard } from './PreferencesCard.tsx';
import { RecentSearches } from './RecentSearches.tsx';
import { SavedJobCard } from './SavedJobCard.tsx';
import { VerifyCard } from './VerifyCard.tsx';

/** What stands beside the list. */
export function JobsSide({ data, onPost }: { data: JobsScreenQuery; onPost: () => void }) {
  const saved = data.savedJobs.nodes;
  // One that still waits for an application goes before one that has it.
  const first = saved.find(({ viewerHasApplied }) => !viewerHasApplied) ?? saved[0];
  return (
    <>
      <SavedJobCard job={first} />
      {!data.viewer.isVerified && <VerifyCard />}
      <PreferencesCard data={data} onPost={onPost} />
      <RecentSearches searches={data.recentSearches} />
    </>
  );
}
