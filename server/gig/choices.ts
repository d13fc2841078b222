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

export const deliveries: Choices<GigDelivery> = {
  EXPRESS: ['express', 'Express 24h'],
  UP_TO_3_DAYS: ['3days', 'Up to 3 days'],
  UP_TO_7_DAYS: ['7days', 'Up to 7 days'],
};

/** What buyers rate, in the order in which a gig stores the averages. */
export const criteria: readonly (readonly [RatingCriterion, label: string])[] = [
  ['SELLER_COMMUNICATION', 'Seller communication'],
  ['QUALITY_OF_DELIVERY', 'Quality of delivery'],
  ['VALUE_OF_DELIVERY', 'Value of delivery'],
];
