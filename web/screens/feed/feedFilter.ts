import type { Post } from '../../../schema/generated/types.ts';
import { reactions, tagKey } from '../../../schema/rules/post/feed.ts';
import type { FeedSearch } from '../../searches/feedSearch.ts';

export type FilterablePost = Pick<
  Post,
  'tags' | 'isFeatured' | 'viewerHasSaved' | 'likes' | 'comments' | 'shares'
>;

/** Filters and sorts the loaded posts. */
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
