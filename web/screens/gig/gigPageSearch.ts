import { gigTiers } from '../../actions/gigTiers.ts';
import type { ReviewSort } from '../../generated/graphql.ts';
import { page, sorts, tabs, text, type Field, type Meanings } from '../../lists/searchFields.ts';
import { defineSearch, type SearchState } from '../../lists/searchState.ts';

/** How many stars the reviews give that are wanted; 0 for any. */
const stars: Field<number, number> = {
  role: 'filter',
  initial: 0,
  read: ([given = '']) => (/^[1-5]$/.test(given) ? Number(given) : 0),
  texts: (state) => [String(state)],
  value: (state) => state,
};

const [first, ...others] = gigTiers;

/** What the address of a gig says: the chosen package, and the search of its reviews. */
export const gigPageSearch = defineSearch('/gigs/:id', {
  package: tabs(first.id, ...others.map(({ id }) => id)),
  reviews: text(200),
  stars,
  sort: sorts({
    mostRelevant: undefined,
    mostRecent: 'MOST_RECENT',
    highestRated: 'HIGHEST_RATED',
    lowestRated: 'LOWEST_RATED',
  } satisfies Meanings<ReviewSort>),
  page,
});
export type GigPageSearch = SearchState<typeof gigPageSearch>;

/** Reviews on one page; the page of a gig asks for the first of them. */
export const pageSize = 50;

/** The contract has no texts for orders but those of its description. */
export const sortLabels: Readonly<Record<GigPageSearch['sort'], string>> = {
  mostRelevant: 'Most relevant',
  mostRecent: 'Most recent',
  highestRated: 'Highest rated',
  lowestRated: 'Lowest rated',
};
