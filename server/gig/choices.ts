import type { GigCategory, GigDelivery, GigPriceBand, RatingCriterion } from '../generated/resolvers.ts';
import type { Choices } from '../shared/filterOptions.ts';

export const categories: Choices<GigCategory> = {
  DESIGN: ['design', 'Design'],
  DEVELOPMENT: ['development', 'Development'],
  MARKETING: ['marketing', 'Marketing'],
  WRITING: ['writing', 'Writing'],
  VIDEO: ['video', 'Video'],
};

export const priceBands: Choices<GigPriceBand> = {
  LOW: ['low', '$5-$50'],
  MID: ['mid', '$50-$100'],
  HIGH: ['high', '$100-$200'],
  PREMIUM: ['premium', '$200+'],
};

/** The band in which a price lies: from its lower end up to, not including, the next. */
export function bandOf(price: number): GigPriceBand {
  if (price < 50) return 'LOW';
  if (price < 100) return 'MID';
  return price < 200 ? 'HIGH' : 'PREMIUM';
}

export const deliveries: Choices<GigDelivery> = {
  EXPRESS: ['express', 'Express 24h'],
  UP_TO_3_DAYS: ['3days', 'Up to 3 days'],
  UP_TO_7_DAYS: ['7days', 'Up to 7 days'],
};

const longest: readonly (readonly [GigDelivery, days: number])[] = [
  ['EXPRESS', 1],
  ['UP_TO_3_DAYS', 3],
  ['UP_TO_7_DAYS', 7],
];

/** Every choice of delivery that so many days still meet. */
export const deliveriesMet = (days: number): GigDelivery[] =>
  longest.flatMap(([delivery, most]) => (days <= most ? delivery : []));

/** What buyers rate, in the order in which a gig stores the averages. */
export const criteria: readonly (readonly [RatingCriterion, label: string])[] = [
  ['SELLER_COMMUNICATION', 'Seller communication'],
  ['QUALITY_OF_DELIVERY', 'Quality of delivery'],
  ['VALUE_OF_DELIVERY', 'Value of delivery'],
];
