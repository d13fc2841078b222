import { useRef, type ReactNode } from 'react';
import { onDemand } from '../ui/onDemand.tsx';
import { HiddenFields } from './HiddenFields.tsx';
import { ScreenData } from '../routing/ScreenData.tsx';
import type { Filters } from './useFilters.ts';

const FilterSheet = onDemand(() => import('./FilterSheet.tsx'), 'FilterSheet');

/** CSS classes, so that the panel is visible without scripts, and hidden in a small window before hydration. */
const inLargeWindows = { md: 'contents max-md:hidden', lg: 'contents max-lg:hidden' };

/** What a list's screen passes to its search form for the panel. */
export type PanelProps = Pick<Props, 'form' | 'filters'>;

interface Props {
  /** Its id, if there are several panels. */
  id?: string;
  /** Id of the search form that the fields name in their `form` attribute. */
  form: string;
  /** The fields' names in the address. */
  names: readonly string[];
  filters: Filters;
  /** Classes of the panel; by default it is the lower part of a card, beneath a line. */
  look?: string;
  className?: string;
  /** Shown until the choices have loaded; by default a bar for each name. */
  skeleton?: ReactNode;
  /** The number of results, such as '30 gigs'; reads the screen's data. Without it the panel has no sheet. */
  resultCount?: ReactNode;
  /** The sheet's fields where several panels share one sheet; by default the panel's fields. */
  inSheet?: { names: readonly string[]; fields: ReactNode };
  /** The fields; read their choices from the screen's data. */
  children: ReactNode;
}

/** The filters of a search, in a small window in a sheet. Until their choices load, hidden fields submit them. */
export function FilterPanel({
  form,
  names,
  filters,
  id = filters.id,
  look = 'mt-3 grid gap-2 border-t border-line pt-3',
  className = '',
  skeleton,
  resultCount,
  inSheet,
  children,
}: Props) {
  const panel = useRef<HTMLDivElement>(null);
  const fields = (fieldNames: readonly string[], choices: ReactNode) => (
    <ScreenData
      skeleton={
        <>
          <HiddenFields search={filters.search} form={form} names={fieldNames} />
          {skeleton ?? fieldNames.map((name) => <div key={name} className="skeleton h-13" />)}
        </>
      }
    >
      {choices}
    </ScreenData>
  );
  /** Returns the first field of the panel, for a window that has become large and shows no button. */
  const firstField = () =>
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
        {/* Rendered in one place only: the form would submit duplicate fields twice. */}
        <div className={`${look} ${className}`}>{!filters.inSheet && fields(names, children)}</div>
      </div>
      {resultCount !== undefined && (
        <FilterSheet
          open={filters.inSheet}
          onClose={filters.close}
          returnTo={firstField}
          search={filters.search}
          resultCount={resultCount}
        >
          <div className="grid grid-cols-1 gap-4">
            {inSheet ? fields(inSheet.names, inSheet.fields) : fields(names, children)}
          </div>
        </FilterSheet>
      )}
    </>
  );
}
