import type { ReviewSort } from '../../generated/graphql.ts';
import { sorts, tabs, text, type Meanings } from '../../routing/searchFields.ts';
import { defineSearch, type SearchState } from '../../routing/searchState.ts';

/** What the address of a gig says: the chosen package, and the search of its reviews. */
export const gigPageSearch = defineSearch('/gigs/:id', {
  package: tabs('basic', 'standard', 'premium'),
  reviews: text(200),
  sort: sorts({
    mostRelevant: undefined,
    mostRecent: 'MOST_RECENT',
    highestRated: 'HIGHEST_RATED',
    lowestRated: 'LOWEST_RATED',
  } satisfies Meanings<ReviewSort>),
});
export type GigPageSearch = SearchState<typeof gigPageSearch>;

/** The contract has no texts for orders but those of its description. */
export const sortLabels: Readonly<Record<GigPageSearch['sort'], string>> = {
  mostRelevant: 'Most relevant',
  mostRecent: 'Most recent',
  highestRated: 'Highest rated',
  lowestRated: 'Lowest rated',
};
