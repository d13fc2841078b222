import { graphql } from '../generated/gql.ts';
import type { FilteredGigFragment, GigDelivery, GigFilter, GigPriceBand } from '../generated/graphql.ts';
import { holdsWords, type Rules } from './matching.ts';

/** What the gig filter looks at. */
export const filteredGig = graphql(/* GraphQL */ `
  fragment FilteredGig on Gig {
    id
    title
    description
    tags
    category
    startingPrice
    deliveryDays
  }
`);

/** The lower end of each band, and the one of the next. */
const bands: Record<GigPriceBand, readonly [from: number, below: number]> = {
  LOW: [0, 50],
  MID: [50, 100],
  HIGH: [100, 200],
  PREMIUM: [200, Infinity],
};
const longest: Record<GigDelivery, number> = { EXPRESS: 1, UP_TO_3_DAYS: 3, UP_TO_7_DAYS: 7 };

export const gigRules: Rules<GigFilter, FilteredGigFragment> = {
  query: (words, { title, description, tags }) => holdsWords(words, title, description, ...tags),
  category: (category, gig) => gig.category === category,
  price: (band, { startingPrice: price }) => price >= bands[band][0] && price < bands[band][1],
  delivery: (delivery, { deliveryDays }) => deliveryDays <= longest[delivery],
};
