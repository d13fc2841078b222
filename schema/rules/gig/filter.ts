import type { GigCategory, GigDelivery, GigFilter, GigPriceBand } from '../../generated/types.ts';
import type { Conditions, ViewerCondition } from '../conditions.ts';

export interface FilteredGig {
  title: string;
  description: string;
  tags: readonly string[];
  category: GigCategory;
  startingPrice: number;
  deliveryDays: number;
}

/** The band of a price in whole USD. A band includes its lower end and excludes its upper end. */
export function priceBandOf(price: number): GigPriceBand {
  if (price < 50) return 'LOW';
  if (price < 100) return 'MID';
  return price < 200 ? 'HIGH' : 'PREMIUM';
}

const maxDays = { EXPRESS: 1, UP_TO_3_DAYS: 3, UP_TO_7_DAYS: 7 } satisfies Record<GigDelivery, number>;
const deliveries = Object.keys(maxDays) as GigDelivery[];

export const deliveriesMet = (days: number): GigDelivery[] =>
  deliveries.filter((delivery) => days <= maxDays[delivery]);

export const gigTexts = ({ title, description, tags }: Pick<FilteredGig, 'title' | 'description' | 'tags'>) =>
  [title, description, ...tags] as const;

export const gigConditions = {
  query: { words: gigTexts },
  category: { values: ({ category }) => category },
  price: { values: ({ startingPrice }) => priceBandOf(startingPrice) },
  delivery: { values: ({ deliveryDays }) => deliveriesMet(deliveryDays) },
  mineOnly: { viewer: true },
  wishlistedOnly: { viewer: true },
} satisfies Conditions<GigFilter, FilteredGig>;

export type SearchedGigFilter = Omit<GigFilter, ViewerCondition<typeof gigConditions>>;
