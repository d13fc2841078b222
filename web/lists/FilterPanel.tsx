import { useRef, type ReactNode } from 'react';
import { onDemand } from '../ui/onDemand.tsx';
import { HiddenFields } from './HiddenFields.tsx';
import { ScreenData } from '../routing/ScreenData.tsx';
import type { AnySearch } from './searchState.ts';
import type { Filters } from './useFilters.ts';

const FilterSheet = onDemand(() => import('./FilterSheet.tsx'), 'FilterSheet');

/** By class, so that it shows where no script could open it, and in a small window hides before any script does. */
const inLargeWindows = { md: 'contents max-md:hidden', lg: 'contents max-lg:hidden' };

interface Props {
  /** What the button controls. */
  id: string;
  search: AnySearch;
  /** Id of the search form, to which the fields belong by their `form` attribute. */
  form: string;
  /** The names of the fields in it. */
  names: readonly string[];
  filters: Filters;
  /** How its place looks; otherwise it is the lower part of a card, beneath a line. */
  look?: string;
  className?: string;
  /** What stands there until the choices have come; otherwise a bar for each name. */
  skeleton?: ReactNode;
  /** What the filters leave, such as '30 gigs'; read from the screen's data. Without it the panel has no sheet. */
  found?: ReactNode;
  /** What the sheet holds where several panels share one; otherwise the same fields. */
  inSheet?: { names: readonly string[]; fields: ReactNode };
  /** The fields, from the choices that the screen's data gives. */
  children: ReactNode;
}

/**
 * The filters of a search: beneath its form or beside its list, in a small window in a sheet. Until their choices have
 * come, those of the address go along with a search.
 */
export function FilterPanel({
  id,
  search,
  form,
  names,
  filters,
  look = 'mt-3 grid gap-2 border-t border-line pt-3',
  className = '',
  skeleton,
  found,
  inSheet,
  children,
}: Props) {
  const panel = useRef<HTMLDivElement>(null);
  const fields = (all: readonly string[], choices: ReactNode) => (
    <ScreenData
      skeleton={
        <>
          <HiddenFields search={search} form={form} names={all} />
          {skeleton ?? all.map((name) => <div key={name} className="skeleton h-13" />)}
        </>
      }
    >
      {choices}
    </ScreenData>
  );
  /** The first of them where they stand in their place, as a window that has grown shows them, and no button does. */
  const standing = () =>
    filters.withoutButton
      ? panel.current!.querySelector<HTMLElement>('a, button, select, input:not([type=hidden])')
      : null;
  return (
    <>
      <div
        ref={panel}
        id={id}
        className={`noscript:contents ${filters.open ? inLargeWindows[filters.smallBelow] : 'hidden'}`}
      >
        {/* Never twice: a field in two places says two things. */}
        <div className={`${look} ${className}`}>{!filters.inSheet && fields(names, children)}</div>
      </div>
      {found !== undefined && (
        <FilterSheet
          open={filters.inSheet}
          onClose={filters.close}
          returnTo={standing}
          search={search}
          found={found}
        >
          <div className="grid grid-cols-1 gap-4">
            {inSheet ? fields(inSheet.names, inSheet.fields) : fields(names, children)}
          </div>
        </FilterSheet>
      )}
    </>
  );
}
