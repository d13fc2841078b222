import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { useSearchState } from '../../lists/searchState.ts';
import { jobSearch } from '../../searches/jobSearch.ts';

/**
 * Puts what is searched among the recent searches. For the component that shows them: while another one, or an earlier
 * moment, has changed them, the server's markup would no longer fit the cache. `found` is what the words find in the
 * place without other filters, as whoever comes back finds it; what finds nothing is not worth coming back to.
 */
export function useNoteSearch(found: { totalCount: number; viewerHasAlert: boolean }): void {
  const { cache } = useApolloClient();
  const search = useSearchState(jobSearch);
  const { q, location } = search;
  const results = found.totalCount;
  const wanted = search.tab === 'browse' && Boolean(q || location) && results > 0;
  // An alert that is set later makes no other search.
  const told = useEffectEvent(() => ({ results, alerts: found.viewerHasAlert }));
  useEffect(() => {
    if (!wanted) return;
    import('../../actions/jobSearch.ts')
      .then(({ recordSearch: noteSearch }) =>
        noteSearch(cache, { term: q, location: location || null }, told()),
      )
      // Offline: the search goes without a note.
      .catch(() => {});
  }, [cache, wanted, q, location, results]);
}
