import { SlidersHorizontal } from 'lucide-react';
import { useSearchState } from './searchState.ts';
import type { Filters } from './useFilters.ts';

interface Props {
  filters: Filters;
  /** The ids of the panels, if there are several. */
  controls?: string;
  className?: string;
}

/** Opens and closes the filters, and shows how many are set. Without scripts the filters are always open. */
export function FilterButton({ filters, controls = filters.id, className = '' }: Props) {
  const activeCount = filters.search.filters(useSearchState(filters.search)).length;
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
      {activeCount > 0 && (
        <span className="count">
          {activeCount} <span className="sr-only">set</span>
        </span>
      )}
    </button>
  );
}
