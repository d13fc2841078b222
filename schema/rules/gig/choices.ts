import type {
  GigCategory,
  GigDelivery,
  GigPriceBand,
  GigSort,
  RatingCriterion,
} from '../../generated/types.ts';
import type { Choices, Labels } from '../choices.ts';

export const categories = {
  DESIGN: { id: 'design', label: 'Design' },
  DEVELOPMENT: { id: 'development', label: 'Development' },
  MARKETING: { id: 'marketing', label: 'Marketing' },
  WRITING: { id: 'writing', label: 'Writing' },
  VIDEO: { id: 'video', label: 'Video' },
} as const satisfies Choices<GigCategory>;

export const priceBands = {
  LOW: { id: 'low', label: '$5-$50' },
  MID: { id: 'mid', label: '$50-$100' },
  HIGH: { id: 'high', label: '$100-$200' },
  PREMIUM: { id: 'premium', label: '$200+' },
} as const satisfies Choices<GigPriceBand>;

export const deliveries = {
  EXPRESS: { id: 'express', label: 'Express 24h' },
  UP_TO_3_DAYS: { id: '3days', label: 'Up to 3 days' },
  UP_TO_7_DAYS: { id: '7days', label: 'Up to 7 days' },
} as const satisfies Choices<GigDelivery>;

/** The criteria that buyers rate, in the order of a gig's stored averages. */
export const criteria: Labels<RatingCriterion> = {
  SELLER_COMMUNICATION: 'Seller communication',
  QUALITY_OF_DELIVERY: 'Quality of delivery',
  VALUE_OF_DELIVERY: 'Value of delivery',
};

export const gigSorts = {
  RECOMMENDED: { id: 'recommended', label: 'Recommended' },
  TOP_RATED: { id: 'top-rated', label: 'Top rated' },
  LOWEST_PRICE: { id: 'price', label: 'Lowest price' },
  FASTEST_DELIVERY: { id: 'fastest', label: 'Fastest delivery' },
} as const satisfies Choices<GigSort>;
