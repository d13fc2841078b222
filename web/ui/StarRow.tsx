import { Star } from 'lucide-react';

const five = [1, 2, 3, 4, 5];
/** Side of the icon's view box. */
const side = 24;

/** A rating as five stars, partly filled. Hidden from screen readers, so the figure must be beside it. */
export const StarRow = ({ rating }: { rating: number }) => (
  <span className="flex gap-0.5" aria-hidden>
    {five.map((n) => (
      <svg key={n} viewBox={`0 0 ${side} ${side}`} className="size-3.5">
        <Star className="text-line-strong" />
        {/* The inner `svg` clips the filled star to its width. */}
        <svg width={Math.min(1, Math.max(0, rating - n + 1)) * side} height={side} data-filled>
          <Star className="fill-rating text-rating" />
        </svg>
      </svg>
    ))}
  </span>
);
