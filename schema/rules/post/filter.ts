import type { FeedFilter } from '../../generated/types.ts';
import type { Conditions } from '../conditions.ts';
import { tagKey } from './feed.ts';

export interface FilteredPost {
  content: string;
  author: { name: string };
  tags: readonly string[];
}

/** `tag` is compared as its `tagKey`. */
export const feedConditions = {
  tag: { values: ({ tags }) => tags.map(tagKey) },
  query: { words: ({ content, author }) => [content, author.name] },
  savedOnly: { viewer: true },
  followedTopicsOnly: { viewer: true },
} satisfies Conditions<FeedFilter, FilteredPost>;
