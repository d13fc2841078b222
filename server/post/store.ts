import { tagKey } from '../../schema/rules/post/feed.ts';
import { feedConditions } from '../../schema/rules/post/filter.ts';
import type { FeedSort } from '../generated/resolvers.ts';
import { createCatalogue } from '../shared/catalogue/catalogue.ts';
import { createIndexes } from '../shared/catalogue/conditions.ts';
import { byId } from '../shared/lookup.ts';
import { isIn } from '../shared/marks.ts';
import type { Sample } from '../sample.ts';
import { newestFirst } from '../shared/time.ts';
import { reactions } from './reactions.ts';
import type { PostRecord } from './records.ts';

const featuredFirst = (a: PostRecord, b: PostRecord) => Number(b.isFeatured) - Number(a.isFeatured);
const newest = newestFirst<PostRecord>(({ postedAt }) => postedAt);

/** The orders of the feed; featured posts are first in each. */
export const feedOrders: Record<FeedSort, (a: PostRecord, b: PostRecord) => number> = {
  RECENT: (a, b) => featuredFirst(a, b) || newest(a, b),
  TOP: (a, b) => featuredFirst(a, b) || reactions(b) - reactions(a),
};

/** Posts, the home feed, topics and news. */
export function createPostStore({ posts, people, companies, topics, news, marks }: Sample) {
  const followed = new Set(
    topics.filter(({ id }) => marks.followedTopics.has(id)).map(({ tag }) => tag.toLowerCase()),
  );
  const names = new Map([...people, ...companies].map(({ id, name }) => [id, name]));
  return {
    posts: byId(posts),
    /** The posts of the home feed. */
    feedCatalogue: createCatalogue(
      posts.filter(({ inFeed }) => inFeed),
      {
        ...createIndexes(
          feedConditions,
          (post: PostRecord) => ({ ...post, author: { name: names.get(post.authorId) ?? '' } }),
          {
            savedOnly: isIn(marks.savedPosts),
            followedTopicsOnly: ({ tags }) => tags.some((tag) => followed.has(tagKey(tag))),
          },
        ),
        orders: feedOrders,
      },
    ),
    topics: byId(topics),
    news,
  };
}
