import { feedFilterBounds, feedSortChoices } from '../../schema/generated/post.ts';
import { labelsById } from '../../schema/rules/choices.ts';
import { tagText } from '../../schema/rules/post/feed.ts';
import { oneOf, sorts, text } from '../lists/searchFields.ts';
import { defineSearch, type SearchState } from '../lists/searchState.ts';

export const filterLabels = {
  all: 'All posts',
  featured: 'Featured',
  followed: 'Followed hashtags',
  saved: 'Saved posts',
  groups: 'Groups',
  events: 'Events',
} as const;
export const sortLabels = labelsById(feedSortChoices);

export const feedSearch = defineSearch('/', {
  filter: oneOf(filterLabels),
  sort: sorts(sortLabels),
  tag: text(feedFilterBounds.tag.max, (value) => tagText(value.replace(/^[#＃]/, ''))),
});
export type FeedSearch = SearchState<typeof feedSearch>;
