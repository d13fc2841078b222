import { Page } from '../../routing/Page.tsx';
import { ScreenData } from '../../routing/ScreenData.tsx';
import { useScreenData } from '../../routing/screenRoute.tsx';
import { query } from './dashboard.data.ts';
import { NextSteps } from './NextSteps.tsx';
import { RecentActivity } from './RecentActivity.tsx';
import { Tiles } from './Tiles.tsx';
import { Loading } from '../../ui/Loading.tsx';

/** Skeleton of tiles and cards. Heights equal the loaded overview, so nothing shifts. */
const Skeleton = () => (
  <Loading status="Loading your dashboard">
    <div className="grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-4">
      {[...Array(8).keys()].map((place) => (
        <div key={place} className="shape card h-32" />
      ))}
    </div>
    <div className="mt-gutter grid grid-cols-1 items-start gap-gutter lg:grid-cols-2">
      <div className="shape card h-118 max-md:h-136" />
      <div className="shape card h-104 max-md:h-120" />
    </div>
  </Loading>
);

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
    heading="Dashboard"
    subtitle="Your activity at a glance"
  >
    <div className="mt-5">
      <ScreenData dataName="your dashboard" skeleton={<Skeleton />}>
        <Overview />
      </ScreenData>
    </div>
  </Page>
);
