import { X } from 'lucide-react';
import { PostCard } from '../../components/post/PostCard.tsx';
import type { FeedScreenQuery } from '../../generated/graphql.ts';
import { paths } from '../../paths.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { applyFilter, emptyTexts, filters, sorts, useFeedFilter } from './feedFilter.ts';

/** The posts that the filter leaves, and what it is, where it differs from the default. */
export function FeedPosts({ data }: { data: FeedScreenQuery }) {
  const filter = useFeedFilter();
  const followedTags = data.topics.filter((topic) => topic.viewerIsFollowing).map(({ tag }) => tag);
  const posts = applyFilter(data.feed.nodes, filter, followedTags);
  const words = [
    filter.filter !== 'all' && filters.find(({ id }) => id === filter.filter)?.label,
    filter.tag && `#${filter.tag}`,
    filter.sort !== 'recent' && sorts.find(({ id }) => id === filter.sort)?.label,
  ].filter(Boolean);
  const empty = filter.tag
    ? { title: `No posts with #${filter.tag}`, text: 'Posts that carry this hashtag appear here.' }
    : emptyTexts[filter.filter];
  return (
    <>
      {words.length > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-2 text-sm text-muted">
          <p role="status" className="min-w-0 break-words">
            {words.join(' · ')}: {posts.length === 1 ? '1 post' : `${posts.length} posts`}
          </p>
          <PrefetchLink
            to={paths.feed()}
            className="btn btn-sm btn-ghost"
            preventScrollReset
            aria-current={false}
          >
            <X aria-hidden />
            Clear filter
          </PrefetchLink>
        </div>
      )}
      {posts.map((post, i) => (
        <div key={post.id} id={post.id}>
          <PostCard post={post} eager={i === 0} />
        </div>
      ))}
      {posts.length === 0 && (
        <div className="card">
          <EmptyState {...empty} />
        </div>
      )}
    </>
  );
}
