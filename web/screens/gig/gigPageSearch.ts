import { reviewSortChoices } from '../../../schema/generated/gigReview.ts';
import { gigTiers } from '../../../schema/rules/gig/tiers.ts';
import { labelsById, valuesById } from '../../../schema/rules/choices.ts';
import { page, sorts, tabs, text, type Field } from '../../lists/searchFields.ts';
import { defineSearch, type SearchState } from '../../lists/searchState.ts';

/** Filter by number of stars; 0 for all reviews. */
const stars: Field<number, number> = {
  role: 'filter',
  initial: 0,
  read: ([value = '']) => (/^[1-5]$/.test(value) ? Number(value) : 0), // from the address
  texts: (state) => [String(state)], // for the address
  value: (state) => state, // for the query
};

const [first, ...others] = gigTiers; // The first is the default.

/** The address of a gig contains the selected package and the search of its reviews. */
export const gigPageSearch = defineSearch('/gigs/:id', {
  package: tabs(first.id, ...others.map(({ id }) => id)),
  reviews: text(200), // maximum number of characters
  stars,
  sort: sorts(valuesById(reviewSortChoices)),
  page,
});
export type GigPageSearch = SearchState<typeof gigPageSearch>;

/** Number of reviews on a page. The query of the gig loads the first page. */
export const pageSize = 50;

export const sortLabels = labelsById(reviewSortChoices);
