import { useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import { FilterSelects } from '../../lists/FilterSelects.tsx';
import { sortGroup } from '../../lists/filterGroups.ts';
import { SearchForm } from '../../lists/SearchForm.tsx';
import { useSearchState } from '../../lists/searchState.ts';
import { LoadError } from '../../ui/LoadError.tsx';
import { RetryOnce } from '../../ui/RetryOnce.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { HydrationBoundary } from '../../hydration/HydrationBoundary.tsx';
import { gigPageSearch, sortLabels } from './gigPageSearch.ts';
import { ReviewFigures } from './ReviewFigures.tsx';
import { PartSkeleton } from '../../ui/skeletons.tsx';
import { ReviewList } from './ReviewList.tsx';
import { Section } from './Section.tsx';

// Equals the initial query of ReviewList, so that the first reviews load with the gig.
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

/** Figures, search and list. The address contains the search. */
export function GigReviews({ gig }: { gig: FragmentType<typeof fragment> }) {
  const data = useFragmentData(fragment, gig);
  const { pathname } = useLocation();
  const search = useSearchState(gigPageSearch);
  const [attempt, setAttempt] = useState(0);
  if (data.reviewSummary.count === 0)
    return (
      <Section id="reviews" title="Reviews">
        <p className="card mt-3.5 p-card text-muted">No reviews yet.</p>
      </Section>
    );
  return (
    <Section id="reviews" title="Reviews">
      <div className="card mt-3.5 p-card">
        <ReviewFigures gig={data} />
        <SearchForm
          search={gigPageSearch}
          at={pathname}
          keep={['package', 'stars']} // Parameters without a field, which a submit keeps.
          label="Reviews"
          className="mt-5 flex flex-wrap gap-2 border-t border-line pt-4"
        >
          <SearchField
            name="reviews"
            label="Search reviews"
            defaultValue={search.reviews}
            className="grow basis-56"
          />
          <div className="grow sm:max-w-44">
            <FilterSelects
              search={gigPageSearch}
              groups={[sortGroup(sortLabels, 'Sort reviews')]}
              labelHidden
            />
          </div>
          <button type="submit" className="btn btn-outline">
            Search
          </button>
        </SearchForm>
        {/* On a failure the search stays usable. Retry increases `attempt`, and so `ReviewList` runs its query again. */}
        <ErrorBoundary
          resetKeys={[search.reviews, search.stars, search.sort, search.page, attempt]}
          fallbackRender={({ error }) => (
            <div className="mt-5">
              <LoadError dataName="the reviews" error={error} onRetry={() => setAttempt(attempt + 1)} />
            </div>
          )}
        >
          <RetryOnce>
            <HydrationBoundary fallback={<PartSkeleton cards={1} />}>
              <ReviewList gigId={data.id} search={search} attempt={attempt} />
            </HydrationBoundary>
          </RetryOnce>
        </ErrorBoundary>
      </div>
    </Section>
  );
}
