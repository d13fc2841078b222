import { paginate } from '../connection.ts';
import { badInput } from '../errors.ts';
import type { FeedSort, Resolvers } from '../generated/resolvers.ts';
import { find, refer } from '../lookup.ts';
import { holdsWords, readQuery } from '../text.ts';
import { timeAgo } from '../time.ts';
import type { PostRecord } from './records.ts';

const comments = ({ olderComments, replies }: PostRecord) => olderComments + replies.length;
const reactions = (post: PostRecord) => post.likes + comments(post) + post.shares;

/** Featured posts come first in every order; the store keeps the newest first. */
const orders: Record<FeedSort, (a: PostRecord, b: PostRecord) => number> = {
  RECENT: (a, b) => Number(b.isFeatured) - Number(a.isFeatured),
  TOP: (a, b) => Number(b.isFeatured) - Number(a.isFeatured) || reactions(b) - reactions(a),
};

/** A short list's `first`: like a page's, without a cursor. */
function atMost<T>(list: readonly T[], first: number | null): T[] {
  return paginate(list, { first }).nodes;
}

export const postResolvers = {
  Query: {
    feed: (_parent, { filter, sort, ...page }, context) => {
      const { tag, query, savedOnly, followedTopicsOnly } = filter ?? {};
      if (!sort) throw badInput('sort', 'RECENT or TOP');
      const words = readQuery(query);
      const followed = context.store.topics
        .filter(({ viewerIsFollowing }) => viewerIsFollowing)
        .map((topic) => topic.tag);
      const found = context.store.feed.filter(
        (post) =>
          // The sample's viewer has saved nothing: savedOnly leaves nothing.
          !savedOnly &&
          (!tag || post.tags.includes(tag.toLowerCase())) &&
          (!followedTopicsOnly || post.tags.some((own) => followed.includes(own))) &&
          holdsWords(words, post.content, refer(context.store.people, post.authorId).name),
      );
      return paginate(found.toSorted(orders[sort]), page);
    },
    post: (_parent, { id }, { store }) => find(store.posts, id),
    suggestedPeople: (_parent, { first }, { store }) => atMost(store.suggested, first),
    topics: (_parent, { followedOnly }, { store }) =>
      store.topics.filter(({ viewerIsFollowing }) => viewerIsFollowing || !followedOnly),
    news: (_parent, { first }, { store }) => atMost(store.news, first),
  },
  Post: {
    author: ({ authorId }, _args, { store }) => {
      const person = refer(store.people, authorId);
      return { name: person.name, title: person.title, avatarUrl: person.avatarUrl, person, company: null };
    },
    timePosted: ({ postedAt }, _args, { now }) => timeAgo(postedAt, now),
    comments,
    viewerHasLiked: () => false,
    viewerHasSaved: () => false,
    replies: ({ replies }, page) => paginate(replies, page),
  },
  Comment: {
    author: ({ authorId }, _args, { store }) => refer(store.people, authorId),
    time: ({ postedAt }, _args, { now }) => timeAgo(postedAt, now),
  },
  SuggestedPerson: {
    person: (person) => person,
  },
  NewsItem: {
    time: ({ publishedAt }, _args, { now }) => timeAgo(publishedAt, now),
  },
} satisfies Resolvers;
