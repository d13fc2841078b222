import type { FragmentType } from '@apollo/client';
import { Star } from 'lucide-react';
import { useFragmentData } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import { counted, rated } from '../../ui/format.ts';
import { StarRow } from '../../ui/StarRow.tsx';

const fragment = graphql(/* GraphQL */ `
  fragment ReviewFigures_gig on Gig {
    id
    reviewSummary {
      average
      count
      breakdown {
        stars
        count
      }
      criteria {
        criterion
        label
        rating
      }
    }
  }
`);

const star = 'fill-rating text-rating';

/** The average, how many gave how many stars, and the three criteria. */
export function ReviewFigures({ gig }: { gig: FragmentType<typeof fragment> }) {
  const data = useFragmentData(fragment, gig);
  const { average, count, breakdown, criteria } = data.reviewSummary;
  return (
    <div className="grid gap-6 md:grid-cols-[8rem_1fr_1fr]">
      <div>
        <p className="num-lg text-4xl">
          {rated(average)}
          <span className="sr-only"> out of 5</span>
        </p>
        <div className="mt-1">
          <StarRow rating={average} />
        </div>
        <p className="num mt-1.5 text-sm text-muted">{counted(count, 'review')} of this gig</p>
      </div>
      <ul aria-label="Rating breakdown" className="grid content-start gap-1.5">
        {breakdown.map((row) => (
          <li key={row.stars} className="flex items-center gap-3 text-sm">
            <span className="w-12 flex-none text-muted">{counted(row.stars, 'star')}</span>
            <span aria-hidden className="h-1.5 grow overflow-hidden rounded-full bg-sunken">
              <svg viewBox="0 0 100 1" preserveAspectRatio="none" className="block size-full">
                <rect width={(row.count / count) * 100} height="1" className="fill-rating" />
              </svg>
            </span>
            <span className="num w-8 flex-none text-right text-muted">
              {row.count}
              <span className="sr-only">{row.count === 1 ? ' review' : ' reviews'}</span>
            </span>
          </li>
        ))}
      </ul>
      <dl aria-label="Rating criteria" className="grid content-start gap-2 text-sm">
        {criteria.map(({ criterion, label, rating }) => (
          <div key={criterion} className="flex justify-between gap-3">
            <dt className="text-muted">{label}</dt>
            <dd className="num flex items-center gap-1 font-semibold">
              <Star aria-hidden className={`size-3 ${star}`} />
              {rated(rating)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
