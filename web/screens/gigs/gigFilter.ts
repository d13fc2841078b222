import type { GigCategory, GigDelivery, GigFilter, GigPriceBand, GigSort } from '../../generated/graphql.ts';

interface Choice<T> {
  /** As it stands in the address. */
  id: string;
  label: string;
  /** As the schema calls it; without one the choice filters nothing. */
  value?: T;
}

export const categories: readonly Choice<GigCategory>[] = [
  { id: 'all', label: 'All categories' },
  { id: 'design', label: 'Design', value: 'DESIGN' },
  { id: 'development', label: 'Development', value: 'DEVELOPMENT' },
  { id: 'marketing', label: 'Marketing', value: 'MARKETING' },
  { id: 'writing', label: 'Writing', value: 'WRITING' },
  { id: 'video', label: 'Video', value: 'VIDEO' },
];
const priceBands: readonly Choice<GigPriceBand>[] = [
  { id: 'any', label: 'Any price' },
  { id: 'low', label: '$5-$50', value: 'LOW' },
  { id: 'mid', label: '$50-$100', value: 'MID' },
  { id: 'high', label: '$100-$200', value: 'HIGH' },
  { id: 'premium', label: '$200+', value: 'PREMIUM' },
];
const deliveries: readonly Choice<GigDelivery>[] = [
  { id: 'anytime', label: 'Anytime' },
  { id: 'express', label: 'Express 24h', value: 'EXPRESS' },
  { id: '3days', label: 'Up to 3 days', value: 'UP_TO_3_DAYS' },
  { id: '7days', label: 'Up to 7 days', value: 'UP_TO_7_DAYS' },
];
export const sorts: readonly Choice<GigSort>[] = [
  { id: 'recommended', label: 'Recommended' },
  { id: 'top-rated', label: 'Top rated', value: 'TOP_RATED' },
  { id: 'price', label: 'Lowest price', value: 'LOWEST_PRICE' },
  { id: 'fastest', label: 'Fastest delivery', value: 'FASTEST_DELIVERY' },
];

/** The selects of the filter panel, by their name in the address. */
export const selects = [
  { name: 'category', label: 'Category', choices: categories },
  { name: 'price', label: 'Price', choices: priceBands },
  { name: 'delivery', label: 'Delivery time', choices: deliveries },
] as const;

/** What is not worth a word in the address. */
export const defaults = { category: 'all', price: 'any', delivery: 'anytime', sort: 'recommended' };

const longestQuery = 200;
/** Gigs that a list may bring; the pages are cut from them. */
const most = 100;

const idOf = <T>(choices: readonly Choice<T>[], id: string | null) =>
  (choices.find((choice) => choice.id === id) ?? choices[0]!).id;

/** What the address says; a word that it does not know stands for the default. */
export function readGigFilter(parameters: URLSearchParams) {
  const page = Number(parameters.get('page') ?? 1);
  return {
    tab: parameters.get('tab') === 'mine' ? 'mine' : 'browse',
    wishlist: parameters.get('wishlist') === 'only',
    q: (parameters.get('q') ?? '').trim().slice(0, longestQuery),
    category: idOf(categories, parameters.get('category')),
    price: idOf(priceBands, parameters.get('price')),
    delivery: idOf(deliveries, parameters.get('delivery')),
    sort: idOf(sorts, parameters.get('sort')),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  } as const;
}
export type GigSearch = ReturnType<typeof readGigFilter>;

const valueOf = <T>(choices: readonly Choice<T>[], id: string) =>
  choices.find((choice) => choice.id === id)?.value;

/**
 * The variables of the screen's query. My Gigs and the wishlist carry nothing but their own word, as the actions do
 * that keep these two lists in the tab's cache.
 */
export function variablesOf(search: GigSearch): { filter?: GigFilter; sort?: GigSort; first?: number } {
  if (search.tab === 'mine') return { filter: { mineOnly: true } };
  if (search.wishlist) return { filter: { wishlistedOnly: true } };
  const sort = valueOf(sorts, search.sort);
  const filter = {
    query: search.q || undefined,
    category: valueOf(categories, search.category),
    price: valueOf(priceBands, search.price),
    delivery: valueOf(deliveries, search.delivery),
  };
  const given = Object.entries(filter).filter(([, value]) => value !== undefined);
  return {
    ...(given.length > 0 && { filter: Object.fromEntries(given) }),
    ...(sort && { sort }),
    first: most,
  };
}
