import { Page } from '../../routing/Page.tsx';
import { PageHeading } from '../../routing/PageHeading.tsx';
import { ScreenData } from '../../routing/ScreenData.tsx';
import { useScreenData } from '../../routing/screenRoute.tsx';
import { useSearchState } from '../../lists/searchState.ts';
import { feedSearch } from '../../searches/feedSearch.ts';
import { FeedFilterMenu } from './FeedFilterMenu.tsx';
import { FeedLeft } from './FeedLeft.tsx';
import { FeedPosts } from './FeedPosts.tsx';
import { PostComposer } from './PostComposer.tsx';
import { query } from './feed.data.ts';
import { ownFirst } from './ownFirst.ts';
import { deferred } from '../../ui/deferred.tsx';
import { ListSkeleton, PartSkeleton } from '../../ui/skeletons.tsx';

// The server renders the markup of this column; its code loads later.
const FeedRight = deferred(() => import('./FeedRight.tsx'), 'FeedRight');

const useFeed = () => useScreenData(query);
function Left() {
  const { viewer, topics } = useFeed();
  return <FeedLeft viewer={viewer} topics={topics} />;
}
function Posts() {
  const { feed, viewer } = useFeed();
  const { sort } = useSearchState(feedSearch);
  const posts = sort === 'recent' ? ownFirst(feed.nodes, viewer.person.id) : feed.nodes; // 'top' is no order by time.
  return <FeedPosts posts={posts} total={feed.totalCount} more={feed.pageInfo.hasNextPage} />;
}
function Right() {
  const { suggestedPeople, news, topJob } = useFeed();
  return <FeedRight people={suggestedPeople} news={news} topJob={topJob} />;
}

/** The home feed: profile and topics; composer and posts; people, news and a job. Below 1024 px posts come first. */
export function Component() {
  return (
    <Page title="Home Feed" description="Posts by people you work with, news, and jobs that fit you.">
      <div className="grid grid-cols-1 items-start gap-x-gutter gap-y-gutter lg:grid-cols-[16rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-y-stack xl:grid-cols-[16.5rem_minmax(0,1fr)_19.5rem]">
        <div className="flex min-w-0 flex-col gap-stack lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <PageHeading heading="Home Feed" actions={<FeedFilterMenu />} />
          <PostComposer />
          <ScreenData
            dataName="your feed"
            skeleton={<ListSkeleton status="Loading your feed" variant="stack" />}
          >
            <Posts />
          </ScreenData>
        </div>
        <div className="min-w-0 lg:col-start-1 lg:row-start-1 xl:side-column xl:row-span-2">
          <div className="flex flex-col gap-stack">
            <ScreenData skeleton={<PartSkeleton />}>
              <Left />
            </ScreenData>
          </div>
        </div>
        {/* The column sticks within this box. Below 1280 px the box is beneath the left column, and keeps it there. */}
        <div className="min-w-0 lg:col-start-1 lg:row-start-2 lg:flex lg:self-stretch xl:col-start-3 xl:row-span-2 xl:row-start-1">
          <div className="min-w-0 flex-1 lg:side-column">
            <div className="flex flex-col gap-stack">
              <ScreenData skeleton={<PartSkeleton />}>
                <Right />
              </ScreenData>
            </div>
          </div>
        </div>
      </div>
    </Page>
  );
}
