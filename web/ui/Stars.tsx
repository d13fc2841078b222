import { Star } from 'lucide-react';

interface Props {
  /** 0 to 5; shown with one decimal. */
  rating: number;
  /** How many reviews it comes from; left out where that is told elsewhere. */
  reviews?: number;
}

const number = new Intl.NumberFormat('en-US');

/** A rating as one star, its figure and how many gave it. */
export function Stars({ rating, reviews }: Props) {
  const told = `${rating.toFixed(1)} out of 5${reviews === undefined ? '' : `, ${number.format(reviews)} reviews`}`;
  return (
    <span role="img" aria-label={told} className="num inline-flex items-center gap-1 text-sm">
      <Star aria-hidden className="size-3.5 fill-rating text-rating" />
      <span className="font-semibold">{rating.toFixed(1)}</span>
      {reviews !== undefined && <span className="text-subtle">({number.format(reviews)})</span>}
    </span>
  );
}
