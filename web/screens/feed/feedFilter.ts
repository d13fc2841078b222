import { reactions, tagKey } from '../../../schema/rules/post/feed.ts';
import type { FeedSearch } from '../../searches/feedSearch.ts';

export interface FilterablePost {
  tags: readonly string[];
  isFeatured: boolean;
  viewerHasSaved: boolean;
  likes: number;
  comments: number;
  shares: number;
}

/**
 * The posts that the filter leaves, in its order. It runs here and not on the server: what is saved, followed or
 * posted in this tab is known only to its cache.
 */
export function applyFilter<P extends FilterablePost>(
  posts: readonly P[],
  { filter, sort, tag }: FeedSearch,
  followedTags: readonly string[],
): P[] {
  const keeps: Record<FeedSearch['filter'], (post: P) => boolean> = {
    all: () => true,
    featured: ({ isFeatured }) => isFeatured,
    followed: ({ tags }) => tags.some((own) => followedTags.includes(own)),
    saved: ({ viewerHasSaved }) => viewerHasSaved,
    groups: ({ tags }) => tags.includes('group'),
    events: ({ tags }) => tags.includes('event'),
  };
  const left = posts.filter(
    (post) => keeps[filter](post) && (!tag || post.tags.some((own) => tagKey(own) === tag)),
  );
  return sort === 'top' ? left.toSorted((a, b) => reactions(b) - reactions(a)) : left;
}

/** What an empty feed says, for each filter. */
export const emptyTexts: Record<FeedSearch['filter'], { title: string; text: string }> = {
  all: { title: 'No posts yet', text: 'Posts from people you follow will appear here.' },
  featured: { title: 'No featured posts', text: 'Posts picked by our editors will appear here.' },
  followed: {
    title: 'No posts with your hashtags',
    text: 'Follow a topic to see posts with its hashtag here.',
  },
  saved: { title: 'No saved posts yet', text: 'Posts you save will appear here.' },
  groups: {
    title: 'No group posts yet',
    text: 'Posts tagged #group will appear here. Your channels are in the side bar.',
  },
  events: { title: 'No events yet', text: 'Posts tagged #event will appear here.' },
};
