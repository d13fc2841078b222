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
 * Returns the matching posts in the chosen order. It runs in the browser, because only the cache contains the
 * changes of this tab.
 */
export function applyFilter<P extends FilterablePost>(
  posts: readonly P[],
  { filter, sort, tag }: FeedSearch,
  followedTags: readonly string[],
): P[] {
  const followed = new Set(followedTags.map(tagKey));
  const holds = (tags: readonly string[], wanted: string) =>
    tags.some((postTag) => tagKey(postTag) === tagKey(wanted));
  const predicates: Record<FeedSearch['filter'], (post: P) => boolean> = {
    all: () => true,
    featured: ({ isFeatured }) => isFeatured,
    followed: ({ tags }) => tags.some((postTag) => followed.has(tagKey(postTag))),
    saved: ({ viewerHasSaved }) => viewerHasSaved,
    groups: ({ tags }) => holds(tags, 'group'),
    events: ({ tags }) => holds(tags, 'event'),
  };
  const matching = posts.filter((post) => predicates[filter](post) && (!tag || holds(post.tags, tag)));
  return sort === 'top' ? matching.toSorted((a, b) => reactions(b) - reactions(a)) : matching;
}

interface EmptyTexts {
  title: string;
  text: string;
  /** The text in live mode, if it differs: a new account has no channels. */
  liveText?: string;
}

/** Texts of the empty state by filter. */
export const emptyTexts: Record<FeedSearch['filter'], EmptyTexts> = {
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
    liveText: 'Posts tagged #group will appear here.',
  },
  events: { title: 'No events yet', text: 'Posts tagged #event will appear here.' },
};
