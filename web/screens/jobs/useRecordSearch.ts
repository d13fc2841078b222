import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSearchState } from '../../lists/searchState.ts';
import { jobSearch } from '../../searches/jobSearch.ts';

/**
 * Records the search among the recent searches. Only the component that shows them calls this hook. An earlier cache
 * write would cause a hydration mismatch. `found` counts the results without other filters, as the recorded search has
 * none. A search without results is not recorded.
 */
export function useRecordSearch(found: { totalCount: number; viewerHasAlert: boolean }): void {
  const { cache } = useApolloClient();
  const search = useSearchState(jobSearch);
  const { q, location } = search;
  const results = found.totalCount;
  const shouldRecord = search.tab === 'browse' && Boolean(q || location) && results > 0;
  // An effect event, because a later alert is not a new search.
  const currentCounts = useEffectEvent(() => ({ results, alerts: found.viewerHasAlert }));
  const recorded = useRef('');
  useEffect(() => {
    const key = JSON.stringify([q, location, results]);
    // After a refetch the effect runs again for the same search, which Clear may have removed meanwhile.
    if (!shouldRecord || recorded.current === key) return;
    recorded.current = key;
    import('../../actions/jobSearch.ts')
      .then(({ recordSearch }) =>
        recordSearch(cache, { term: q, location: location || null }, currentCounts()),
      )
      // Offline, the search is not recorded.
      .catch(() => {});
  }, [cache, shouldRecord, q, location, results]);
}
