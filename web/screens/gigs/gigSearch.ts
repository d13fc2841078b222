import type {
  GigDelivery,
  GigPriceBand,
  GigSort,
  GigsScreenQueryVariables,
} from '../../generated/graphql.ts';
import { categories } from '../../components/gig/gigCategories.ts';
import { oneOf, page, sorts, tabs, text, type Meanings } from '../../lists/searchFields.ts';
import { ownPageSize } from '../../lists/pages.ts';
import { defineSearch, omitUndefined, type SearchState } from '../../lists/searchState.ts';

/** What the address of the gigs says. */
export const gigSearch = defineSearch('/gigs', {
  q: text(200),
  category: oneOf(categories),
  price: oneOf({
    any: undefined,
    low: 'LOW',
    mid: 'MID',
    high: 'HIGH',
    premium: 'PREMIUM',
  } satisfies Meanings<GigPriceBand>),
  delivery: oneOf({
    anytime: undefined,
    express: 'EXPRESS',
    '3days': 'UP_TO_3_DAYS',
    '7days': 'UP_TO_7_DAYS',
  } satisfies Meanings<GigDelivery>),
  sort: sorts({
    recommended: undefined,
    'top-rated': 'TOP_RATED',
    price: 'LOWEST_PRICE',
    fastest: 'FASTEST_DELIVERY',
  } satisfies Meanings<GigSort>),
  tab: tabs('browse', 'mine'),
  wishlist: tabs('any', 'only'),
  page,
});
export type GigSearch = SearchState<typeof gigSearch>;

/** The filters by what they are called on screen; their choices come with the data. */
export const filterLabels = { category: 'Category', price: 'Price', delivery: 'Delivery time' } as const;
export const filterNames = Object.keys(filterLabels);

/** The contract has no texts for orders but those of its description. */
export const sortLabels: Readonly<Record<GigSearch['sort'], string>> = {
  recommended: 'Recommended',
  'top-rated': 'Top rated',
  price: 'Lowest price',
  fastest: 'Fastest delivery',
};

/** Gigs on one page of the list. */
export const pageSize = 12;

/** By what the head is tinted: the one category that the list holds, as its gigs' pages are. */
export const artOf = (search: GigSearch): string =>
  (search.tab === 'browse' && search.wishlist === 'any' && gigSearch.values(search).category) || 'Gigs';

/** My Gigs and the wishlist are whole: no search narrows them. */
export function variablesOf(search: GigSearch): GigsScreenQueryVariables {
  const own = { first: ownPageSize, ...omitUndefined({ page: gigSearch.values(search).page }) };
  if (search.tab === 'mine') return { filter: { mineOnly: true }, ...own };
  if (search.wishlist === 'only') return { filter: { wishlistedOnly: true }, ...own };
  const { q: query, category, price, delivery, sort, page: number } = gigSearch.values(search);
  return {
    filter: omitUndefined({ query, category, price, delivery }),
    first: pageSize,
    ...omitUndefined({ sort, page: number }),
  };
}
