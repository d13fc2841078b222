import type { FragmentType } from '@apollo/client';
import { Search } from 'lucide-react';
import { Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { useFragmentData } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import { QueryForm } from '../../routing/QueryForm.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { readReviewSearch, reviewSorts } from './reviewSearch.ts';
import { ReviewFigures } from './ReviewFigures.tsx';
import { ReviewList, ReviewsSkeleton } from './ReviewList.tsx';
import { Section } from './Section.tsx';

// The reviews as ReviewList asks for them at first, so that they come along with the gig.
const fragment = graphql(/* GraphQL */ `
  fragment GigReviews_gig on Gig {
    id
    reviewSummary {
      count
    }
    reviews(first: 50) {
      totalCount
      nodes {
        id
        ...ReviewItem_review
      }
    }
    ...ReviewFigures_gig
  }
`);

/** What buyers say: figures, and the reviews themselves with their search, which stands in the address. */
export function GigReviews({ gig }: { gig: FragmentType<typeof fragment> }) {
  const data = useFragmentData(fragment, gig);
  const { pathname, search } = useLocation();
  const [attempt, setAttempt] = useState(0);
  const parameters = new URLSearchParams(search);
  const { query, sort } = readReviewSearch(parameters);
  const tier = parameters.get('package');
  if (data.reviewSummary.count === 0)
    return (
      <Section id="reviews" title="Reviews">
        <p className="card mt-3.5 p-card text-muted">
          No reviews yet. They appear here once somebody has ordered this gig.
        </p>
      </Section>
    );
  return (
    <Section id="reviews" title="Reviews">
      <div className="card mt-3.5 p-card">
        <ReviewFigures gig={data} />
        <QueryForm
          path={pathname}
          values={{ reviews: query, sort: sort.id }}
          defaults={{ sort: reviewSorts[0]!.id }}
          label="Reviews"
          className="mt-5 flex flex-wrap gap-2 border-t border-line pt-4"
        >
          {tier && <input type="hidden" name="package" value={tier} />}
          <label className="field min-w-0 grow basis-56">
            <span className="sr-only">Search reviews</span>
            <Search aria-hidden strokeWidth={1.75} />
            <input
              className="input"
              type="search"
              name="reviews"
              defaultValue={query}
              maxLength={200}
              placeholder="Search reviews"
              enterKeyHint="search"
            />
          </label>
          <label className="grow sm:max-w-44">
            <span className="sr-only">Sort reviews</span>
            <select className="input select" name="sort" defaultValue={sort.id}>
              {reviewSorts.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </select>
          </label>
          <button type="submit" className="btn btn-outline">
            Search
          </button>
        </QueryForm>
        <ErrorBoundary
          resetKeys={[query, sort.id, attempt]}
          fallback={
            <div className="mt-5">
              <LoadError what="the reviews" retrying={false} onRetry={() => setAttempt(attempt + 1)} />
            </div>
          }
        >
          <Suspense fallback={<ReviewsSkeleton />}>
            <ReviewList gigId={data.id} query={query} sort={sort} attempt={attempt} />
          </Suspense>
        </ErrorBoundary>
      </div>
    </Section>
  );
}
