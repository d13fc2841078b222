import { labelsById } from '../../schema/rules/choices.ts';
import { feedSorts, longestTag, tagKey } from '../../schema/rules/post/feed.ts';
import { oneOf, sorts, text } from '../lists/searchFields.ts';
import { defineSearch, type SearchState } from '../lists/searchState.ts';

/** The choices of the feed's filter by their ids, with what they are called. */
export const filterLabels = {
  all: 'All posts',
  featured: 'Featured',
  followed: 'Followed hashtags',
  saved: 'Saved posts',
  groups: 'Groups',
  events: 'Events',
} as const;
export const sortLabels = labelsById(feedSorts);

/** What the feed's address says: which posts, in which order, with which hashtag. */
export const feedSearch = defineSearch('/', {
  filter: oneOf(filterLabels),
  sort: sorts(sortLabels),
  tag: text(longestTag, (given) => tagKey(given.replace(/^#/, ''))),
});
export type FeedSearch = SearchState<typeof feedSearch>;
