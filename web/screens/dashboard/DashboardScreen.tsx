import { Page } from '../../routing/Page.tsx';
import { ScreenData } from '../../routing/ScreenData.tsx';
import { useScreenData } from '../../routing/screenRoute.tsx';
import { query } from './dashboard.data.ts';
import { NextSteps } from './NextSteps.tsx';
import { RecentActivity } from './RecentActivity.tsx';
import { Tiles } from './Tiles.tsx';

const places = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Tiles and cards of the final shape, while the overview loads. */
const Skeleton = () => (
  <div aria-busy>
    <span className="sr-only" role="status">
      Loading your dashboard
    </span>
    <div className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4" aria-hidden>
      {places.map((place) => (
        <div key={place} className="skeleton h-32 rounded-lg!" />
      ))}
    </div>
    <div className="mt-gutter grid grid-cols-1 gap-gutter lg:grid-cols-2" aria-hidden>
      <div className="skeleton h-120 rounded-lg!" />
      <div className="skeleton h-120 rounded-lg!" />
    </div>
  </div>
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

/** The viewer's overview: figures, what to do next, and what has happened. */
export const Component = () => (
  <Page
    art="Dashboard"
    title="Dashboard"
    description="Your applications, proposals, gigs and sales, what waits to be read, and what to do next."
    heading="Dashboard"
    subtitle="What you do here, at a glance"
  >
    <div className="mt-5">
      <ScreenData what="your dashboard" skeleton={<Skeleton />}>
        <Overview />
      </ScreenData>
    </div>
  </Page>
);
