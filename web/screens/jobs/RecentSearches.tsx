import { useApolloClient, useReactiveVar } from '@apollo/client/react';
import { useState } from 'react';
import { alertKey, alertOf, searchKey, type Alerted } from '../../../schema/rules/job/alert.ts';
import { useAction } from '../../actions/useAction.ts';
import { RecentSearchRow, type ListedSearch } from './RecentSearchRow.tsx';
import { maxSearches, setTabSearches, tabSearches } from './tabSearches.ts';

const load = () => import('../../actions/jobSearch.ts');
const clearRecentSearches = async () => (await load()).clearRecentSearches;
const restoreRecentSearches = async () => (await load()).restoreRecentSearches;

interface Props {
  /** The server's searches. Those of this tab are in `tabSearches`. */
  recorded: readonly ListedSearch[];
  alerts: readonly Alerted[];
}

/** Recent searches with links that repeat them, those of this tab first. Clear removes them and becomes Undo. */
export function RecentSearches({ recorded, alerts }: Props) {
  const [clear, clearing] = useAction(clearRecentSearches);
  const [restore] = useAction(restoreRecentSearches);
  const { cache } = useApolloClient();
  const own = useReactiveVar(tabSearches(cache));
  // For Undo: the searches of this tab, and the ids of the recorded ones.
  const [cleared, setCleared] = useState<{ own: typeof own; ids: readonly string[] }>({ own: [], ids: [] });
  const alertKeys = new Set(alerts.map(alertKey));
  const searches = [
    ...own.map((search) => ({
      ...search,
      id: searchKey(search),
      alerts: alertKeys.has(alertKey(alertOf({ query: search.term, location: search.location }))),
      new: 0, // The browser does not count later jobs.
    })),
    ...recorded.filter((search) => !own.some((other) => searchKey(other) === searchKey(search))),
  ].slice(0, maxSearches);
  const empty = searches.length === 0;
  const canUndo = cleared.own.length + cleared.ids.length > 0;
  const clearAll = async () => {
    if (clearing) return;
    // Set before the list is empty, so that the button becomes Undo and keeps the focus.
    setCleared({ own, ids: recorded.map(({ id }) => id) });
    setTabSearches(cache, []);
    if (await clear({})) return; // After a failure, restores this tab's searches.
    setCleared({ own: [], ids: [] });
    setTabSearches(cache, own);
  };
  const undo = async () => {
    const searchIds = [...cleared.ids];
    // Without recorded searches the server has nothing to restore.
    if (
      searchIds.length === 0 ||
      (await restore({ input: { searchIds } }, { undoes: 'Recent searches cleared' }))
    )
      setTabSearches(cache, cleared.own);
  };
  return (
    <section className="card p-card" aria-labelledby="recent-searches">
      <div className="flex min-h-6 items-center justify-between gap-2">
        <h2 id="recent-searches" className="eyebrow">
          Recent job searches
        </h2>
        {(!empty || canUndo) && (
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
        {empty && (canUndo ? 'Recent searches cleared.' : 'Your searches appear here.')}
      </p>
      <ul className="mt-2 max-md:mt-2.5 -mb-1.5 grid grid-cols-1 gap-1 empty:hidden">
        {searches.map((search) => (
          <RecentSearchRow key={search.id} search={search} />
        ))}
      </ul>
    </section>
  );
}
