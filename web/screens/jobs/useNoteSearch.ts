import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import type { JobsScreenQuery } from '../../generated/graphql.ts';
import { useSearchState } from '../../routing/searchState.ts';
import { jobSearch } from './jobSearch.ts';

/**
 * Puts what is searched among the recent searches. For the component that shows them: while another one, or an earlier
 * moment, has changed them, the server's markup would no longer fit the cache.
 */
export function useNoteSearch(data: JobsScreenQuery): void {
  const { cache } = useApolloClient();
  const search = useSearchState(jobSearch);
  const { q, location } = search;
  const wanted = search.tab === 'browse' && Boolean(q || location);
  const results = data.jobs.totalCount;
  // An alert that is set later makes no other search.
  const found = useEffectEvent(() => ({ results, alerts: data.alert.viewerHasAlert }));
  useEffect(() => {
    if (!wanted) return;
    import('../../actions/jobSearch.ts')
      .then(({ noteSearch }) => noteSearch(cache, { term: q, location: location || null }, found()))
      // Offline: the search goes without a note.
      .catch(() => {});
  }, [cache, wanted, q, location, results]);
}
