import type { ReactNode } from 'react';
import { onDemand } from '../ui/onDemand.tsx';
import { KeptFields } from './KeptFields.tsx';
import { ScreenData } from './ScreenData.tsx';
import type { AnySearch } from './searchState.ts';
import type { Filters } from './useFilters.ts';

const FilterSheet = onDemand(() => import('./FilterSheet.tsx'), 'FilterSheet');

interface Props {
  /** What the button controls. */
  id: string;
  search: AnySearch;
  /** The names of the fields in it. */
  names: readonly string[];
  filters: Filters;
  className?: string;
  /** What the filters leave, such as '30 gigs'; read from the screen's data. */
  found: ReactNode;
  /** The fields, from the choices that the screen's data gives, with their `form` attribute. */
  children: ReactNode;
}

/**
 * The filters of a search form: beneath it, on a phone in a sheet. Until their choices have come, those of the address
 * go along with a search.
 */
export function FilterPanel({ id, search, names, filters, className = '', found, children }: Props) {
  const waiting = (
    <>
      <KeptFields search={search} names={names} />
      {names.map((name) => (
        <div key={name} className="skeleton h-13" />
      ))}
    </>
  );
  const fields = <ScreenData skeleton={waiting}>{children}</ScreenData>;
  return (
    <>
      {/* By class, so that it shows where no script could open it. Never twice: a field in two places says two things. */}
      <div id={id} className={`noscript:block ${filters.open ? 'max-md:hidden' : 'hidden'}`}>
        {!filters.inSheet && (
          <div className={`mt-3 grid gap-2 border-t border-line pt-3 ${className}`}>{fields}</div>
        )}
      </div>
      <FilterSheet open={filters.inSheet} onClose={filters.close} search={search} found={found}>
        <div className="grid grid-cols-1 gap-4">{fields}</div>
      </FilterSheet>
    </>
  );
}
