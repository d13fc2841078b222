import { Page } from '../../routing/Page.tsx';
import { ScreenData } from '../../routing/ScreenData.tsx';
import { useScreenData } from '../../routing/screenRoute.tsx';
import { query } from './dashboard.data.ts';
import { NextSteps } from './NextSteps.tsx';
import { RecentActivity } from './RecentActivity.tsx';
import { Tiles } from './Tiles.tsx';
import { ListSkeleton } from '../../ui/skeletons.tsx';

function Overview() {
  const data = useScreenData(query);
  return (
    <>
      <Tiles tiles={data.dashboard.tiles} />
      <div className="mt-gutter grid grid-cols-1 items-start gap-gutter lg:grid-cols-2">
        <NextSteps data={data} />
        <RecentActivity data={data} />
      </div>
    </>
  );
}

/** The viewer's overview: figures, next steps and recent activity. */
export const Component = () => (
  <Page
    art="Dashboard"
    title="Dashboard"
    description="Your applications, proposals, gigs, sales and unread messages, with suggested next steps."
    subtitle="Your activity at a glance"
  >
    <div className="mt-5">
      <ScreenData
        dataName="your dashboard"
        skeleton={<ListSkeleton status="Loading your dashboard" variant="stack" />}
      >
        <Overview />
      </ScreenData>
    </div>
  </Page>
);
