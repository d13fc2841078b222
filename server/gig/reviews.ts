import { ratingCriterionLabels, reviewSortChoices } from '../../schema/generated/gigReview.ts';
import { badInput } from '../shared/errors.ts';
import type { RatingCriterion, ReviewSort, ReviewSummary } from '../../schema/generated/types.ts';
import { holdsWords } from '../../schema/rules/text.ts';
import { readQuery } from '../shared/text.ts';
import { sortByKeys, type Keys } from '../shared/order.ts';
import { newest } from '../shared/time.ts';
import { readSort } from '../shared/filterOptions.ts';
import type { GigRecord, ReviewRecord } from './records.ts';

const isAnswered = ({ sellerResponse }: ReviewRecord) => sellerResponse !== null;

const orders: Record<ReviewSort, (review: ReviewRecord) => Keys> = {
  MOST_RELEVANT: (review) => [-Number(isAnswered(review)), -review.comment.length, newest(review.date)],
  MOST_RECENT: ({ date }) => [newest(date)],
  HIGHEST_RATED: ({ rating, date }) => [-rating, newest(date)],
  LOWEST_RATED: ({ rating, date }) => [rating, newest(date)],
};

export const reviewKeys = (sort: ReviewSort | null) => orders[readSort(sort, reviewSortChoices)];

interface ReviewSearch {
  query: string | null | undefined;
  stars: number | null | undefined;
  sort: ReviewSort | null;
}

export function findReviews({ reviewed }: GigRecord, { query, stars, sort }: ReviewSearch): ReviewRecord[] {
  const keysOf = reviewKeys(sort);
  if (stars != null && (stars < 1 || stars > 5)) throw badInput('stars', 'a whole number from 1 to 5');
  const words = readQuery(query);
  const found = reviewed
    .filter(({ rating }) => stars == null || rating === stars)
    .filter(({ comment, user, sellerResponse }) =>
      holdsWords(words, comment, user.name, sellerResponse?.text ?? ''),
    );
  return sortByKeys(found, keysOf);
}

/** The average with one decimal, as it is shown; 0 without reviews. */
export function averageOf(reviews: readonly ReviewRecord[]): number {
  if (reviews.length === 0) return 0;
  const sum = reviews.reduce((stars, { rating }) => stars + rating, 0);
  return Math.round((sum * 10) / reviews.length) / 10;
}

export const summaryOf = ({ reviewed, criteria: averages }: GigRecord): ReviewSummary => ({
  average: averageOf(reviewed),
  count: reviewed.length,
  breakdown: [5, 4, 3, 2, 1].map((stars) => ({
    stars,
    count: reviewed.filter(({ rating }) => rating === stars).length,
  })),
  criteria: (Object.keys(ratingCriterionLabels) as RatingCriterion[]).map((criterion, i) => ({
    criterion,
    label: ratingCriterionLabels[criterion],
    rating: averages[i] ?? 0, // stored in the order of RatingCriterion
  })),
});
