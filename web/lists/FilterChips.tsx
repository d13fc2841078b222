import { X } from 'lucide-react';
import { ClearFilters } from './ClearFilters.tsx';
import { activeChoices, type FilterGroup } from './filterGroups.ts';
import { PrefetchLink } from '../routing/PrefetchLink.tsx';
import { useSearchState, type AnySearch } from './searchState.ts';

interface Props {
  search: AnySearch;
  groups: readonly FilterGroup[];
  /** Whether a last chip clears all filters. 'narrow': below 1024 px with scripts only; else another button does. */
  clears: boolean | 'narrow';
}

/** The active filters as chips that remove them, and a chip that clears all. They show while the panel is closed, too. */
export function FilterChips({ search, groups, clears }: Props) {
  const state = useSearchState(search);
  const chips = activeChoices(search.filters(state), groups);
  if (chips.length === 0) return null;
  return (
    <ul aria-label="Active filters" className="flex flex-wrap items-center gap-2">
      {chips.map(({ filter, group, label }) => (
        <li key={`${filter.name} ${filter.id}`} className="max-w-full min-w-0">
          <PrefetchLink
            to={search.address(search.without(state, filter))}
            className="chip chip-btn max-w-full max-md:h-11"
            aria-label={`Remove filter ${group}: ${label}`}
            preventScrollReset
          >
            <span className="truncate">{label}</span>
            <X aria-hidden className="size-3.5 flex-none" />
          </PrefetchLink>
        </li>
      ))}
      {clears && (
        <li className={clears === 'narrow' ? 'noscript:hidden lg:hidden' : undefined}>
          <ClearFilters search={search} className="btn btn-sm btn-ghost max-md:h-11" />
        </li>
      )}
    </ul>
  );
}
