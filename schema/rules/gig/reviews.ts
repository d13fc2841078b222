import type { ReviewSort } from '../../generated/types.ts';
import type { Choices } from '../choices.ts';

export const reviewSorts = {
  MOST_RELEVANT: { id: 'mostRelevant', label: 'Most relevant' },
  MOST_RECENT: { id: 'mostRecent', label: 'Most recent' },
  HIGHEST_RATED: { id: 'highestRated', label: 'Highest rated' },
  LOWEST_RATED: { id: 'lowestRated', label: 'Lowest rated' },
} as const satisfies Choices<ReviewSort>;
