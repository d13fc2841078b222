import { Star } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { useSearchState } from '../../lists/searchState.ts';
import { formatCount, formatRating, pluralize } from '../../../schema/rules/numbers.ts';
import { StarRow } from '../../ui/StarRow.tsx';
import { gigPageSearch } from './gigPageSearch.ts';

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

const rowClass = 'flex min-h-7 items-center gap-3 rounded-md px-2 text-sm max-md:min-h-11';

interface RowProps {
  stars: number;
  count: number;
  total: number;
}

/** Number of reviews with this many stars. Links to these reviews, or back to all when selected. */
function BreakdownRow({ stars, count, total }: RowProps) {
  const { pathname } = useLocation();
  const search = useSearchState(gigPageSearch);
  const selected = search.stars === stars;
  const content = (
    <>
      <span className="w-12 flex-none text-muted">{formatCount(stars, 'star')}</span>
      <span aria-hidden className="h-1.5 grow overflow-hidden rounded-full bg-sunken">
        <svg viewBox="0 0 100 1" preserveAspectRatio="none" className="block size-full">
          <rect width={(count / total) * 100} height="1" className="fill-rating" />
        </svg>
      </span>
      <span className="num w-8 flex-none text-right text-muted">
        {count}
        <span className="sr-only">{` ${pluralize(count, 'review')}`}</span>
      </span>
    </>
  );
  if (count === 0 && !selected) return <div className={rowClass}>{content}</div>;
  return (
    <PrefetchLink
      to={gigPageSearch.address({ ...search, stars: selected ? 0 : stars, page: 1 }, pathname)}
      className={`${rowClass} hover:bg-hover ${selected ? 'bg-accent-soft! font-semibold' : ''}`}
      preventScrollReset
      aria-current={selected ? 'true' : undefined}
    >
      {content}
    </PrefetchLink>
  );
}

export function ReviewFigures({ gig }: { gig: FragmentType<typeof fragment> }) {
  const { average, count, breakdown, criteria } = useFragmentData(fragment, gig).reviewSummary;
  return (
    <div className="grid gap-6 md:grid-cols-[8rem_1fr_1fr]">
      <div>
        <p className="num-lg text-4xl">
          {formatRating(average)}
          <span className="sr-only"> out of 5</span>
        </p>
        <div className="mt-1">
          <StarRow rating={average} />
        </div>
        <p className="num mt-1.5 text-sm text-muted">{formatCount(count, 'review')} of this gig</p>
      </div>
      <ul aria-label="Rating breakdown" className="-mx-2 grid content-start">
        {breakdown.map((row) => (
          <li key={row.stars}>
            <BreakdownRow {...row} total={count} />
          </li>
        ))}
      </ul>
      <dl aria-label="Rating criteria" className="grid content-start gap-2 text-sm">
        {criteria.map(({ criterion, label, rating }) => (
          <div key={criterion} className="flex justify-between gap-3">
            <dt className="text-muted">{label}</dt>
            <dd className="num flex items-center gap-1 font-semibold">
              <Star aria-hidden className="size-3 fill-rating text-rating" />
              {formatRating(rating)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
