import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useSearchState } from '../../lists/searchState.ts';
import { jobSearch } from '../../searches/jobSearch.ts';
import { recordSearch, restoreSearches } from './tabSearches.ts';

/** Records the search of the address among the recent ones; `totalCount` counts its results without other filters. */
export function useRecordSearch({ totalCount: results }: { totalCount: number }): void {
  const { cache } = useApolloClient();
  const search = useSearchState(jobSearch);
  const { q, location } = search;
  const shouldRecord = search.tab === 'browse' && Boolean(q || location) && results > 0;
  const recorded = useRef('');
  // Only `JobsSide`, which lists the searches, calls this hook: a change before its hydration would cause a mismatch.
  useEffect(() => restoreSearches(cache), [cache]);
  useEffect(() => {
    const key = JSON.stringify([q, location, results]);
    // After a visit to another tab the effect runs again for the same search, which Clear may have removed meanwhile.
    if (!shouldRecord || recorded.current === key) return;
    recorded.current = key;
    recordSearch(cache, { term: q, location: location || null, results });
  }, [cache, shouldRecord, q, location, results]);
}
