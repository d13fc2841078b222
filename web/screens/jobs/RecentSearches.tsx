import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useAction } from '../../actions/useAction.ts';
import { RecentSearchRow, type ListedSearch } from './RecentSearchRow.tsx';

const load = () => import('../../actions/jobSearch.ts');
const clearRecentSearches = async () => (await load()).clearRecentSearches;
const restoreRecentSearches = async () => (await load()).restoreRecentSearches;

/** Recent searches with links that repeat them. Clear removes them and becomes Undo. */
export function RecentSearches({ searches }: { searches: readonly ListedSearch[] }) {
  const [clear, clearing] = useAction(clearRecentSearches);
  const [restore] = useAction(restoreRecentSearches);
  const { cache } = useApolloClient();
  const [cleared, setCleared] = useState<readonly ListedSearch[]>([]);
  const empty = searches.length === 0;
  const clearAll = async () => {
    if (clearing) return;
    const { listTabSearches } = await load();
    // Before the list is empty, so that the button stays, with its focus.
    setCleared(searches);
    listTabSearches(cache, searches, false);
    if (await clear({})) return;
    setCleared([]);
    listTabSearches(cache, searches, true);
  };
  const undo = async () => {
    const { listTabSearches } = await load();
    const searchIds = listTabSearches(cache, cleared, false).map(({ id }) => id);
    if (
      searchIds.length === 0 ||
      (await restore({ input: { searchIds } }, { undoes: 'Recent searches cleared' }))
    )
      listTabSearches(cache, cleared, true);
  };
  return (
    <section className="card p-card" aria-labelledby="recent-searches">
      <div className="flex min-h-6 items-center justify-between gap-2">
        <h2 id="recent-searches" className="eyebrow">
          Recent job searches
        </h2>
        {(!empty || cleared.length > 0) && (
          <button
            type="button"
            className="link reach min-h-6 text-sm"
            onClick={() => void (empty ? undo() : clearAll())}
          >
            {empty ? 'Undo' : 'Clear'}
          </button>
        )}
      </div>
      <p role="status" className="text-sm text-muted">
        {empty && (cleared.length > 0 ? 'Recent searches cleared.' : 'Your searches appear here.')}
      </p>
      <ul className="mt-2 max-md:mt-2.5 -mb-1.5 grid grid-cols-1 gap-1 empty:hidden">
        {searches.map((search) => (
          <RecentSearchRow key={search.id} search={search} />
        ))}
      </ul>
    </section>
  );
}
