import { useApolloClient } from '@apollo/client/react';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import type { JobsScreenQuery } from '../../generated/graphql.ts';
import { useAction } from '../../actions/useAction.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { jobSearch } from './jobSearch.ts';
import { counted, whole } from '../../ui/format.ts';

const load = () => import('../../actions/jobSearch.ts');
const clearRecentSearches = async () => (await load()).clearRecentSearches;

type KeptSearch = JobsScreenQuery['recentSearches'][number];

/** Searches to run again; Clear can be taken back where it was pressed. */
export function RecentSearches({ searches }: { searches: readonly KeptSearch[] }) {
  const { cache } = useApolloClient();
  const [clear] = useAction(clearRecentSearches);
  const [cleared, setCleared] = useState<readonly KeptSearch[]>([]);
  const empty = searches.length === 0;
  const clearAll = async () => {
    if (await clear({})) setCleared(searches);
  };
  const undo = async () => (await load()).restoreSearches(cache, cleared);
  return (
    <section className="card p-card" aria-labelledby="recent-searches">
      <div className="flex min-h-6 items-center justify-between gap-2">
        <h2 id="recent-searches" className="eyebrow">
          Recent job searches
        </h2>
        {(!empty || cleared.length > 0) && (
          <button
            type="button"
            className="link min-h-6 text-sm"
            onClick={() => void (empty ? undo() : clearAll())}
          >
            {empty ? 'Undo' : 'Clear'}
          </button>
        )}
      </div>
      <p role="status" className="text-sm text-muted">
        {empty && (cleared.length > 0 ? 'Recent searches cleared.' : 'Your searches appear here.')}
      </p>
      <ul className="mt-2 -mb-1.5 grid grid-cols-1 gap-1 empty:hidden">
        {searches.map(({ id, term, location, results, alerts, new: fresh }) => (
          <li key={id}>
            <PrefetchLink
              to={jobSearch.address({ q: term, location: location ?? '' })}
              aria-current={false}
              className="-mx-2 flex items-start justify-between gap-2 rounded-md px-2 py-1.5 hover:bg-hover"
            >
              <span className="min-w-0">
                <span dir="auto" className="block font-medium break-words">
                  {[term || 'Jobs', location].filter(Boolean).join(', ')}
                </span>
                <span className="num flex items-center gap-1.5 text-sm text-subtle">
                  {counted(results, 'result')}
                  {alerts && <Bell className="size-3.5" role="img" aria-label="alert set" />}
                </span>
              </span>
              {fresh > 0 && <span className="num badge badge-accent flex-none">{whole(fresh)} new</span>}
            </PrefetchLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
