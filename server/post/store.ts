import type { FeedSort } from '../generated/resolvers.ts';
import { createCatalogue } from '../shared/catalogue/catalogue.ts';
import { companies } from '../company/fixtures.ts';
import { byId } from '../shared/lookup.ts';
import { people } from '../person/fixtures/people.ts';
import { newestFirst, type Clock } from '../shared/time.ts';
import { news } from './fixtures/news.ts';
import { posts } from './fixtures/posts.ts';
import { topics } from './fixtures/topics.ts';
import { reactions } from './reactions.ts';
import type { PostRecord } from './records.ts';

const featuredFirst = (a: PostRecord, b: PostRecord) => Number(b.isFeatured) - Number(a.isFeatured);
const newest = newestFirst<PostRecord>(({ postedAt }) => postedAt);

/** The orders of the feed: what the editors have picked leads each of them. */
export const feedOrders: Record<FeedSort, (a: PostRecord, b: PostRecord) => number> = {
  RECENT: (a, b) => featuredFirst(a, b) || newest(a, b),
  TOP: (a, b) => featuredFirst(a, b) || reactions(b) - reactions(a),
};

/** Posts, the home feed among them, topics and news. */
export function createPostStore(clock: Clock) {
  const all = posts(clock);
  const names = new Map([...people, ...companies].map(({ id, name }) => [id, name]));
  return {
    posts: byId(all),
    /** The posts of the home feed. */
    feedCatalogue: createCatalogue(
      all.filter(({ inFeed }) => inFeed),
      {
        text: ({ content, authorId }) => [content, names.get(authorId) ?? ''],
        facets: { tag: ({ tags }) => tags.map((tag) => tag.toLowerCase()) },
        ranges: {},
        orders: feedOrders,
      },
    ),
    topics: byId(topics),
    news: news(clock),
  };
}
