import { X } from 'lucide-react';
import { PostCard } from '../../components/post/PostCard.tsx';
import type { FeedScreenQuery } from '../../generated/graphql.ts';
import { paths } from '../../paths.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { useSearchState } from '../../routing/searchState.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { applyFilter, emptyTexts } from './feedFilter.ts';
import { feedSearch } from './feedSearch.ts';

/** The posts that the filter leaves, and what it is, where it differs from the default. */
export function FeedPosts({ data }: { data: FeedScreenQuery }) {
  const search = useSearchState(feedSearch);
  const followedTags = data.topics.filter((topic) => topic.viewerIsFollowing).map(({ tag }) => tag);
  const posts = applyFilter(data.feed.nodes, search, followedTags);
  const { filter, sort, tag } = feedSearch.values(search);
  const words = [filter, tag && `#${tag}`, sort].filter(Boolean);
  const empty = search.tag
    ? { title: `No posts with #${search.tag}`, text: 'Posts that carry this hashtag appear here.' }
    : emptyTexts[search.filter];
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
