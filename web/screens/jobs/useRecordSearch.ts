import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSearchState } from '../../lists/searchState.ts';
import { searchesKey } from '../../actions/storedSearches.ts';
import { readStored } from '../../ui/storage.ts';
import { jobSearch } from '../../searches/jobSearch.ts';

const loadSearches = () => import('../../actions/jobSearch.ts');

/**
 * Records the search among the recent searches. Only the component that shows them calls this hook. An earlier cache
 * write would cause a hydration mismatch. `found` counts the results without other filters, as the recorded search has
 * none. A search without results is not recorded. The searches that the tab has stored before a reload are listed, too.
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
    if (readStored(searchesKey) !== null)
      loadSearches()
        .then(({ restoreStoredSearches }) => restoreStoredSearches(cache))
        // Offline, the searches stay in storage.
        .catch(() => {});
  }, [cache]);
  useEffect(() => {
    const key = JSON.stringify([q, location, results]);
    // After a refetch the effect runs again for the same search, which Clear may have removed meanwhile.
    if (!shouldRecord || recorded.current === key) return;
    recorded.current = key;
    loadSearches()
      .then(({ recordSearch }) =>
        recordSearch(cache, { term: q, location: location || null, ...currentCounts() }),
      )
      // Offline, the search is not recorded.
      .catch(() => {});
  }, [cache, shouldRecord, q, location, results]);
}
