import { useSuspenseQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { graphql } from '../../generated/gql.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { given } from '../../routing/searchState.ts';
import { ReviewItem } from './ReviewItem.tsx';
import { gigPageSearch, sortLabels, type GigPageSearch } from './gigPageSearch.ts';
import { counted } from '../../ui/format.ts';

const document = graphql(/* GraphQL */ `
  query GigReviews($id: ID!, $query: String, $sort: ReviewSort) {
    gig(id: $id) {
      id
      reviews(query: $query, sort: $sort, first: 50) {
        totalCount
        nodes {
          id
          ...ReviewItem_review
        }
      }
    }
  }
`);

/** Reviews that show before one asks for all. */
const shownFirst = 5;

interface Props {
  gigId: string;
  search: GigPageSearch;
  /** Grows when the reader tries again after a failure. */
  attempt: number;
}

/** The reviews that the search leaves, in its order; the server finds them. */
export function ReviewList({ gigId, search, attempt }: Props) {
  const asked = gigPageSearch.values(search);
  const query = search.reviews;
  const { data } = useSuspenseQuery(document, {
    variables: { id: gigId, ...given({ query: asked.reviews, sort: asked.sort }) },
    queryKey: attempt,
  });
  const [all, setAll] = useState(false);
  const { pathname } = useLocation();
  const { nodes = [], totalCount = 0 } = data.gig?.reviews ?? {};
  const shown = all ? nodes : nodes.slice(0, shownFirst);
  return (
    <>
      <div className={`flex flex-wrap items-center gap-2 text-sm text-muted ${query ? 'mt-4' : ''}`}>
        <p role="status" className={query ? 'min-w-0 break-words' : 'sr-only'}>
          {counted(totalCount, 'review')}
          {query && ` with '${query}'`}, {sortLabels[search.sort].toLowerCase()} first
        </p>
        {query && (
          <PrefetchLink
            to={gigPageSearch.address({ ...search, reviews: '' }, pathname)}
            className="btn btn-sm btn-ghost"
            preventScrollReset
            aria-current={false}
          >
            Clear search
          </PrefetchLink>
        )}
      </div>
      {nodes.length === 0 ? (
        <p className="mt-4 text-muted">No reviews found. Try other words.</p>
      ) : (
        <ul className="divide mt-1">
          {shown.map((review) => (
            <ReviewItem key={review.id} review={review} />
          ))}
        </ul>
      )}
      {nodes.length > shownFirst && (
        <button
          type="button"
          className="btn btn-outline mt-2"
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all ? 'Show fewer reviews' : `Show all ${nodes.length} reviews`}
        </button>
      )}
    </>
  );
}

const places = ['a', 'b', 'c'];

/** Reviews' worth of grey, while a search runs for the first time. */
export const ReviewsSkeleton = () => (
  <div className="mt-5 grid gap-5" aria-busy>
    <span className="sr-only" role="status">
      Loading reviews
    </span>
    {places.map((place) => (
      <div key={place} className="flex gap-3.5" aria-hidden>
        <div className="skeleton size-10 flex-none rounded-full!" />
        <div className="grid grow gap-2">
          <div className="skeleton h-4 w-40" />
          <div className="skeleton h-3.5" />
          <div className="skeleton h-3.5 w-2/3" />
        </div>
      </div>
    ))}
  </div>
);
