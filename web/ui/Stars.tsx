import { Star } from 'lucide-react';
import { formatCount, formatRating, formatInteger } from '../../schema/rules/numbers.ts';

interface Props {
  /** 0 to 5; shown with one decimal. */
  rating: number;
  /** The number of reviews; left out if it is shown elsewhere. */
  reviews?: number;
}

/** A rating as one star with its figure and the number of reviews. */
export function Stars({ rating, reviews }: Props) {
  const label = `${formatRating(rating)} out of 5${reviews === undefined ? '' : `, ${formatCount(reviews, 'review')}`}`;
  return (
    <span role="img" aria-label={label} className="num inline-flex items-center gap-1 text-sm">
      <Star aria-hidden className="size-3.5 fill-rating text-rating" />
      <span className="font-semibold">{formatRating(rating)}</span>
      {reviews !== undefined && <span className="text-subtle">({formatInteger(reviews)})</span>}
    </span>
  );
}
