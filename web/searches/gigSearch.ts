import { gigCategoryChoices } from '../../schema/generated/gig.ts';
import { gigDeliveryChoices, gigPriceBandChoices, gigSortChoices } from '../../schema/generated/gigSearch.ts';
import { ownPageSize } from '../lists/pages.ts';
import type { EachCondition } from '../../schema/rules/conditions.ts';
import { labelsById, valuesById } from '../../schema/rules/choices.ts';
import type { SearchedGigFilter } from '../../schema/generated/gigFilter.ts';
import type { GigsScreenQueryVariables } from '../generated/graphql.ts';
import { oneOf, page, sorts, tabs, words } from '../lists/searchFields.ts';
import { defineSearch, omitUndefined, type FilterLabels, type SearchState } from '../lists/searchState.ts';

export const gigSearch = defineSearch('/gigs', {
  q: words,
  category: oneOf({ all: undefined, ...valuesById(gigCategoryChoices) }),
  price: oneOf({ any: undefined, ...valuesById(gigPriceBandChoices) }),
  delivery: oneOf({ anytime: undefined, ...valuesById(gigDeliveryChoices) }),
  sort: sorts(valuesById(gigSortChoices)),
  tab: tabs('browse', 'mine'),
  wishlist: tabs('any', 'only'),
  page,
});
export type GigSearch = SearchState<typeof gigSearch>;

/** The labels of the filters. The server returns their choices with the data. */
export const filterLabels = {
  category: 'Category',
  price: 'Price',
  delivery: 'Delivery time',
} as const satisfies FilterLabels<GigSearch, 'q' | 'sort' | 'tab' | 'wishlist' | 'page'>;
export const filterNames = Object.keys(filterLabels);

export const sortLabels = labelsById(gigSortChoices);

export const pageSize = 12;

/** The category that sets the header's art: that of the list when it has only one. */
export const artOf = (search: GigSearch): string =>
  (search.tab === 'browse' && search.wishlist === 'any' && gigSearch.values(search).category) || 'Gigs';

/** My Gigs and the wishlist ignore the words, the filters and the sort order; only `page` applies. */
export function variablesOf(search: GigSearch): GigsScreenQueryVariables {
  const own = { first: ownPageSize, ...omitUndefined({ page: gigSearch.values(search).page }) };
  if (search.tab === 'mine') return { filter: { mineOnly: true }, ...own };
  if (search.wishlist === 'only') return { filter: { wishlistedOnly: true }, ...own };
  const { q: query, category, price, delivery, sort, page: number } = gigSearch.values(search);
  return {
    filter: omitUndefined<EachCondition<SearchedGigFilter>>({ query, category, price, delivery }),
    first: pageSize,
    ...omitUndefined({ sort, page: number }),
  };
}
