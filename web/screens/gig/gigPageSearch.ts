import { gigTiers } from '../../../schema/rules/gig/tiers.ts';
import { labelsById, valuesById } from '../../../schema/rules/choices.ts';
import { reviewSorts } from '../../../schema/rules/gig/reviews.ts';
import { page, sorts, tabs, text, type Field } from '../../lists/searchFields.ts';
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
  sort: sorts(valuesById(reviewSorts)),
  page,
});
export type GigPageSearch = SearchState<typeof gigPageSearch>;

/** Reviews on one page; the page of a gig asks for the first of them. */
export const pageSize = 50;

export const sortLabels = labelsById(reviewSorts);
