import { X } from 'lucide-react';
import { Suspense, type ComponentProps } from 'react';
import { PostCard } from '../../components/post/PostCard.tsx';
import { paths } from '../../paths.ts';
import { ListCount } from '../../lists/ListCount.tsx';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { useSearchState } from '../../lists/searchState.ts';
import { deferred } from '../../ui/deferred.tsx';
import { HydrationBoundary } from '../../hydration/HydrationBoundary.tsx';
import { list } from './feed.data.ts';
import { feedSearch, filterLabels, sortLabels, variablesOf } from '../../searches/feedSearch.ts';
import { formatCount } from '../../../schema/rules/numbers.ts';

// Loaded on demand: the sample feed fits on one page.
const ShowMore = deferred(() => import('../../lists/ShowMore.tsx'), 'ShowMore');
const FeedEmpty = deferred(() => import('./FeedEmpty.tsx'), 'FeedEmpty');

interface Props {
  posts: readonly ({ id: string } & ComponentProps<typeof PostCard>['post'])[];
  /** Number of matching posts, of which `posts` may be the first. */
  total: number;
  /** Whether the server has more posts. */
  more: boolean;
}

/** The matching posts, with a summary of the filter unless it is the default. */
export function FeedPosts({ posts, total, more }: Props) {
  const search = useSearchState(feedSearch);
  const { filter, sort, tag } = feedSearch.values(search); // A default is undefined here.
  const summaryParts = [
    filter && filterLabels[search.filter],
    tag && `#${tag}`,
    sort && sortLabels[search.sort],
  ].filter(Boolean);
  return (
    <>
      {summaryParts.length > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <ListCount count={`${summaryParts.join(' · ')}: ${formatCount(total, 'post')}`} />
          <PrefetchLink to={paths.feed()} className="btn btn-sm btn-ghost" preventScrollReset>
            <X aria-hidden />
            Clear filter
          </PrefetchLink>
        </div>
      )}
      {posts.map((post, i) => (
        <div key={post.id} id={post.id}>
          <HydrationBoundary>
            <PostCard post={post} eager={i === 0} />
          </HydrationBoundary>
        </div>
      ))}
      {posts.length === 0 && (
        <div className="card">
          <Suspense>
            <FeedEmpty filter={search.filter} tag={search.tag} />
          </Suspense>
        </div>
      )}
      {more && (
        <Suspense>
          <ShowMore list={{ ...list, variables: variablesOf(search) }}>Show more posts</ShowMore>
        </Suspense>
      )}
    </>
  );
}
