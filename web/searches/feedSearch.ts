import { feedFilterBounds, feedSortChoices } from '../../schema/generated/post.ts';
import type { FeedFilter } from '../../schema/generated/types.ts';
import { labelsById, valuesById } from '../../schema/rules/choices.ts';
import { tagText } from '../../schema/rules/post/hashtags.ts';
import type { FeedScreenQueryVariables } from '../generated/graphql.ts';
import { oneOf, sorts, text } from '../lists/searchFields.ts';
import { defineSearch, omitUndefined, type SearchState } from '../lists/searchState.ts';

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
  filter: oneOf({
    all: undefined,
    featured: { featuredOnly: true },
    followed: { followedTopicsOnly: true },
    saved: { savedOnly: true },
    // Groups and events are posts with this tag. Not `tag`: the address may set it, too, and a post then needs both.
    groups: { alsoTag: 'group' },
    events: { alsoTag: 'event' },
  } satisfies Record<keyof typeof filterLabels, FeedFilter | undefined>),
  sort: sorts(valuesById(feedSortChoices)),
  // '#Hiring' becomes 'hiring'; '＃' is the full-width sign.
  tag: text(feedFilterBounds.tag.max, (value) => tagText(value.replace(/^[#＃]/, ''))),
});
export type FeedSearch = SearchState<typeof feedSearch>;

export function variablesOf(search: FeedSearch): FeedScreenQueryVariables {
  const { filter, tag, sort } = feedSearch.values(search);
  return { filter: { ...filter, ...omitUndefined({ tag }) }, ...omitUndefined({ sort }) };
}
