import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useSearchState } from '../../lists/searchState.ts';
import { jobSearch } from '../../searches/jobSearch.ts';
import { recordSearch, restoreSearches } from './tabSearches.ts';

/**
 * Records the search among the recent searches. Only the component that shows them calls this hook. An earlier cache
 * write would cause a hydration mismatch. `totalCount` counts the results without other filters, as the recorded search has
 * none. A search without results is not recorded. The searches that the tab has stored before a reload are listed, too.
 */
export function useRecordSearch({ totalCount: results }: { totalCount: number }): void {
  const { cache } = useApolloClient();
  const search = useSearchState(jobSearch);
  const { q, location } = search;
  const shouldRecord = search.tab === 'browse' && Boolean(q || location) && results > 0;
  const recorded = useRef('');
  useEffect(() => restoreSearches(cache), [cache]);
  useEffect(() => {
    const key = JSON.stringify([q, location, results]);
    // After a refetch the effect runs again for the same search, which Clear may have removed meanwhile.
    if (!shouldRecord || recorded.current === key) return;
    recorded.current = key;
    recordSearch(cache, { term: q, location: location || null, results });
  }, [cache, shouldRecord, q, location, results]);
}
