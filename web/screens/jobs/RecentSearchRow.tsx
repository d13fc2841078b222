import { Bell } from 'lucide-react';
import type { JobsScreenQuery } from '../../generated/graphql.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { formatCount, formatInteger } from '../../../schema/rules/numbers.ts';
import { jobSearch } from '../../searches/jobSearch.ts';

/** A search of the server or of this tab. `alerts`: whether it has an alert; `new`: how many jobs were posted since. */
export type ListedSearch = Pick<
  JobsScreenQuery['recentSearches'][number],
  'id' | 'term' | 'location' | 'results' | 'alerts' | 'new'
>;

export function RecentSearchRow({ search }: { search: ListedSearch }) {
  const { term, location, results, alerts, new: newCount } = search;
  return (
    <li>
      <PrefetchLink
        to={jobSearch.address({ q: term, location: location ?? '' })}
        className="-mx-2 flex items-start justify-between gap-2 rounded-md px-2 py-1.5 hover:bg-hover"
      >
        <span className="min-w-0">
          <span dir="auto" className="block font-medium break-words">
            {[term || 'Jobs', location].filter(Boolean).join(', ')}
          </span>
          <span className="num flex items-center gap-1.5 text-sm text-subtle">
            {formatCount(results, 'result')}
            {alerts && <Bell className="size-3.5" role="img" aria-label="alert set" />}
          </span>
        </span>
        {newCount > 0 && (
          <span className="num badge badge-accent flex-none">{formatInteger(newCount)} new</span>
        )}
      </PrefetchLink>
    </li>
  );
}
