import { brand } from '../../brand.ts';
import { ScreenData } from '../../routing/ScreenData.tsx';
import { useScreenData } from '../../routing/screenRoute.tsx';
import { FeedFilterMenu } from './FeedFilterMenu.tsx';
import { FeedLeft } from './FeedLeft.tsx';
import { FeedPosts } from './FeedPosts.tsx';
import { FeedRight } from './FeedRight.tsx';
import { CardsSkeleton, PostsSkeleton } from './FeedSkeleton.tsx';
import { PostComposer } from './PostComposer.tsx';
import { query } from './feed.data.ts';

const Left = () => <FeedLeft data={useScreenData(query)} />;
const Posts = () => <FeedPosts data={useScreenData(query)} />;
const Right = () => <FeedRight data={useScreenData(query)} />;

/** The home feed: profile and topics, composer and posts, people, news and a job. Below 1024 px posts come first. */
export function Component() {
  return (
    <div className="mx-auto grid max-w-[79rem] grid-cols-1 items-start gap-gutter px-3 py-5 md:px-6 md:py-6 lg:grid-cols-[16rem_minmax(0,1fr)] xl:grid-cols-[16.5rem_minmax(0,1fr)_19.5rem]">
      <title>{`Home Feed · ${brand.name}`}</title>
      <div className="flex min-w-0 flex-col gap-stack lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <div className="flex items-center justify-between gap-3">
          <h1 className="h-page">Home Feed</h1>
          <FeedFilterMenu />
        </div>
        <PostComposer />
        <ScreenData what="your feed" skeleton={<PostsSkeleton />}>
          <Posts />
        </ScreenData>
      </div>
      <div className="flex min-w-0 flex-col gap-stack lg:col-start-1 lg:row-start-1">
        <ScreenData skeleton={<CardsSkeleton heights={['h-75', 'h-40', 'h-40', 'h-37 max-md:h-30']} />}>
          <Left />
        </ScreenData>
      </div>
      <div className="flex min-w-0 flex-col gap-stack lg:col-start-1 lg:row-start-2 xl:col-start-3 xl:row-start-1">
        <ScreenData skeleton={<CardsSkeleton heights={['h-74 max-md:h-66', 'h-68 max-md:h-64', 'h-42']} />}>
          <Right />
        </ScreenData>
      </div>
    </div>
  );
}
