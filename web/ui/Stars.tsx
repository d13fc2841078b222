import { Star } from 'lucide-react';
import { formatCount, formatRating, formatInteger } from './format.ts';

interface Props {
  /** 0 to 5; shown with one decimal. */
  rating: number;
  /** How many reviews it comes from; left out where that is told elsewhere. */
  reviews?: number;
}

/** A rating as one star, its figure and how many gave it. */
export function Stars({ rating, reviews }: Props) {
  const told = `${formatRating(rating)} out of 5${reviews === undefined ? '' : `, ${formatCount(reviews, 'review')}`}`;
  return (
    <span role="img" aria-label={told} className="num inline-flex items-center gap-1 text-sm">
      <Star aria-hidden className="size-3.5 fill-rating text-rating" />
      <span className="font-semibold">{formatRating(rating)}</span>
      {reviews !== undefined && <span className="text-subtle">({formatInteger(reviews)})</span>}
    </span>
  );
}
