import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { useIsLive } from '../../routing/pageContext.tsx';
import { NotFound } from '../../routing/NotFound.tsx';
import { Page } from '../../routing/Page.tsx';
import { ScreenData } from '../../routing/ScreenData.tsx';
import { useScreenData } from '../../routing/screenRoute.tsx';
import { query } from './profile.data.ts';
import { ProfileDetails } from './ProfileDetails.tsx';
import { DetailSkeleton } from '../../ui/skeletons.tsx';

function Profile() {
  const { profile, viewer } = useScreenData(query);
  const isLive = useIsLive();
  // The query loads `viewer` if the address has no id, otherwise `profile`.
  const shown = viewer?.profile ?? profile;
  if (shown) return <ProfileDetails key={shown.id} profile={shown} />;
  return (
    <NotFound
      title="Profile not found"
      text={
        isLive
          ? "The profile you're looking for doesn't exist, is hidden, or has been removed."
          : "The profile you're looking for doesn't exist or has been removed."
      }
      back={{ label: 'Back to Network', to: paths.network() }}
    />
  );
}

const frame = (content: ReactNode) => (
  <Page title="Profile" description="See this member's experience, work and posts.">
    {content}
  </Page>
);

/** The profile of the person in the address; without an id the viewer's own. */
export const Component = () => (
  <ScreenData
    dataName="this profile"
    frame={frame}
    skeleton={frame(<DetailSkeleton status="Loading the profile" band />)}
  >
    <Profile />
  </ScreenData>
);
