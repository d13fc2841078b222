import { SlidersHorizontal } from 'lucide-react';
import { useSearchState, type AnySearch } from './searchState.ts';
import type { Filters } from './useFilters.ts';

interface Props {
  search: AnySearch;
  filters: Filters;
  /** Id of the panel, or ids of the panels. */
  controls: string;
  className?: string;
}

/** Opens and closes the filters, and shows how many are set. Without scripts the filters are always open. */
export function FilterButton({ search, filters, controls, className = '' }: Props) {
  const set = search.filters(useSearchState(search)).length;
  return (
    <button
      type="button"
      className={`btn btn-outline noscript:hidden ${className}`}
      aria-expanded={filters.opensSheet ? filters.inSheet : filters.open}
      aria-controls={controls}
      aria-haspopup={filters.opensSheet ? 'dialog' : undefined}
      onClick={filters.toggle}
    >
      <SlidersHorizontal aria-hidden strokeWidth={1.75} />
      Filters{' '}
      {set > 0 && (
        <span className="count">
          {set} <span className="sr-only">set</span>
        </span>
      )}
    </button>
  );
}
