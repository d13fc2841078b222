import type { ReviewSort } from '../../generated/graphql.ts';

/** Orders of reviews by their id in the address; the first one is the default, which the schema has as well. */
export const reviewSorts: readonly { id: string; label: string; value?: ReviewSort }[] = [
  { id: 'mostRelevant', label: 'Most relevant' },
  { id: 'mostRecent', label: 'Most recent', value: 'MOST_RECENT' },
  { id: 'highestRated', label: 'Highest rated', value: 'HIGHEST_RATED' },
  { id: 'lowestRated', label: 'Lowest rated', value: 'LOWEST_RATED' },
];

const longestQuery = 200;

/** What the address says of the reviews; a word that it does not know stands for the default. */
export function readReviewSearch(parameters: URLSearchParams) {
  const sort = reviewSorts.find(({ id }) => id === parameters.get('sort')) ?? reviewSorts[0]!;
  return { query: (parameters.get('reviews') ?? '').trim().slice(0, longestQuery), sort };
}
