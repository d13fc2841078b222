import { listBounds } from '../../schema/generated/bounds.ts';
import { paginate, paginateSelection, readFirst } from '../shared/connection.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { find, getOrThrow } from '../shared/lookup.ts';
import { sortByKeys } from '../shared/order.ts';
import { timeAgo } from '../shared/time.ts';
import type { CommentRecord } from './records.ts';
import { findFeed } from './search.ts';

const oldest = ({ postedAt }: CommentRecord) => [Date.parse(postedAt)];

export const postResolvers = {
  Query: {
    feed: (_parent, { filter, sort, ...page }, { store }) =>
      paginateSelection(findFeed(filter, sort, store), page),
    post: (_parent, { id }, { store }) => find(store.posts, id),
    suggestedPeople: (_parent, { first }, { store }) => store.suggested(readFirst(first)),
    topics: (_parent, { followedOnly }, { store }) =>
      sortByKeys(store.topics.values(), ({ followers }) => [-followers])
        .filter(({ id }) => !followedOnly || store.data.marks.followedTopics.has(id))
        .slice(0, listBounds['Query.topics']),
    news: (_parent, { first }, { store }) => store.news.slice(0, readFirst(first)),
  },
  Post: {
    author: ({ authorId }, _args, { store }) => {
      const person = store.people.get(authorId);
      if (person) {
        const { name, title, avatarUrl } = person;
        return { name, title, avatarUrl, person, company: null };
      }
      const company = getOrThrow(store.companies, authorId);
      return { name: company.name, title: company.industry, avatarUrl: company.logo, person: null, company };
    },
    imageUrl: ({ image }) => image,
    timePosted: ({ postedAt }, _args, { now }) => timeAgo(postedAt, now),
    comments: ({ replies }) => replies.length,
    replies: ({ replies }, page) => paginate(sortByKeys(replies, oldest), page, oldest),
  },
  Comment: {
    author: ({ authorId }, _args, { store }) => getOrThrow(store.people, authorId),
    time: ({ postedAt }, _args, { now }) => timeAgo(postedAt, now),
  },
  Topic: { followerCount: ({ followers }) => followers },
  NewsItem: {
    time: ({ publishedAt }, _args, { now }) => timeAgo(publishedAt, now),
  },
} satisfies Resolvers;
