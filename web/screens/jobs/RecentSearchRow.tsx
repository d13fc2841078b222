import type { FragmentType } from '@apollo/client';
import { Bell } from 'lucide-react';
import { useFragmentData } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { formatCount, formatInteger } from '../../../schema/rules/numbers.ts';
import { jobSearch } from '../../searches/jobSearch.ts';

const fragment = graphql(/* GraphQL */ `
  fragment RecentSearchRow_search on RecentSearch {
    id
    term
    location
    results
    alerts
    new
  }
`);

/** Masked fields of a recent search. */
export type ListedSearch = { id: string } & FragmentType<typeof fragment>;

/** Link that repeats a recent search, with its number of results. */
export function RecentSearchRow({ search }: { search: ListedSearch }) {
  const { term, location, results, alerts, new: newCount } = useFragmentData(fragment, search);
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
