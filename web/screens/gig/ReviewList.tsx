import { useSuspenseQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { graphql } from '../../generated/gql.ts';
import { ListCount } from '../../lists/ListCount.tsx';
import { usePages } from '../../lists/usePages.ts';
import { Pagination } from '../../lists/Pagination.tsx';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { usePageStart } from '../../lists/usePageStart.ts';
import { omitUndefined } from '../../lists/searchState.ts';
import { ReviewItem } from './ReviewItem.tsx';
import { gigPageSearch, pageSize, sortLabels, type GigPageSearch } from './gigPageSearch.ts';
import { formatCount } from '../../../schema/rules/numbers.ts';

// `first: 50` is `pageSize`. The initial search equals the fragment of `GigReviews`, so the cache has its result.
const document = graphql(/* GraphQL */ `
  query GigReviews($id: ID!, $query: String, $stars: Int, $sort: ReviewSort, $page: Int) {
    gig(id: $id) {
      id
      reviews(query: $query, stars: $stars, sort: $sort, first: 50, page: $page) {
        totalCount
        nodes {
          id
          ...ReviewItem_review
        }
      }
    }
  }
`);

/** Number of reviews before Show all. */
const shownFirst = 5;

interface Props {
  gigId: string;
  search: GigPageSearch;
  /** Increases with each retry, so that the query runs again. */
  attempt: number;
}

/** The matching reviews in the chosen order. The server searches them. */
export function ReviewList({ gigId, search, attempt }: Props) {
  const values = gigPageSearch.values(search);
  const { reviews: query, stars } = search;
  const isNarrowed = gigPageSearch.isNarrowed(search);
  const { data } = useSuspenseQuery(document, {
    variables: {
      id: gigId,
      ...omitUndefined({ query: values.reviews, stars: values.stars, sort: values.sort, page: values.page }),
    },
    queryKey: attempt,
  });
  const [expanded, setExpanded] = useState(false);
  const { pathname } = useLocation();
  const { nodes = [], totalCount = 0 } = data.gig?.reviews ?? {};
  const conditions = [stars > 0 && formatCount(stars, 'star'), query && `'${query}'`]
    .filter(Boolean)
    .join(' and ');
  const pager = usePages(gigPageSearch, totalCount, pageSize, pathname); // The search's own path is '/gigs/:id'.
  const start = usePageStart<HTMLSpanElement>();
  const showAll = expanded || pager.page > 1;
  const shown = showAll ? nodes : nodes.slice(0, shownFirst);
  return (
    <>
      <div className={`flex flex-wrap items-center gap-2 ${isNarrowed ? 'mt-4' : ''}`}>
        <div className={isNarrowed ? 'min-w-0' : 'sr-only'}>
          <ListCount
            count={`${formatCount(totalCount, 'review')}${conditions && ` with ${conditions}`}, ${sortLabels[search.sort].toLowerCase()} first`}
            pager={pager}
            start={start}
          />
        </div>
        {isNarrowed && (
          <PrefetchLink
            to={gigPageSearch.address({ ...search, reviews: '', stars: 0, page: 1 }, pathname)}
            className="btn btn-sm btn-ghost"
            preventScrollReset
          >
            {query ? 'Clear search' : 'Clear stars'}
          </PrefetchLink>
        )}
      </div>
      {nodes.length === 0 ? (
        <p className="mt-4 text-muted">
          {query ? 'No reviews found. Try other words.' : `Nobody has given ${formatCount(stars, 'star')}.`}
        </p>
      ) : (
        <ul className="divide mt-1">
          {shown.map((review) => (
            <ReviewItem key={review.id} review={review} />
          ))}
        </ul>
      )}
      {pager.page === 1 && nodes.length > shownFirst && (
        <button
          type="button"
          className="btn btn-outline mt-2"
          aria-expanded={expanded}
          onClick={() => setExpanded(!expanded)}
        >
          {expanded ? 'Show fewer reviews' : `Show all ${formatCount(totalCount, 'review')}`}
        </button>
      )}
      {showAll && <Pagination label="Reviews" {...pager} />}
    </>
  );
}
