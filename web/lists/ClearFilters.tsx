import type { FormEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { HiddenFields } from './HiddenFields.tsx';
import { useSearchState, type AnySearch } from './searchState.ts';
import { focusList } from './usePageStart.ts';

interface Props {
  search: AnySearch;
  /** Whether the button is shown, disabled, while no filter is set; otherwise it is hidden then. */
  alwaysVisible?: boolean;
  className: string;
  children?: ReactNode;
}

/** Clears all filters of a search and keeps its text, section and sort order. A GET form: it works before hydration. */
export function ClearFilters({ search, alwaysVisible, className, children = 'Clear filters' }: Props) {
  const state = useSearchState(search);
  const navigate = useNavigate();
  const hasFilters = search.filters(state).length > 0;
  const clear = (event: FormEvent) => {
    event.preventDefault();
    // Inside a sheet, React events bubble to the search form, which contains the sheet in React's tree.
    event.stopPropagation();
    // A disabled button loses the focus, so the list's heading gets it. `FocusRescue` handles a removed button.
    void navigate(search.address(search.withoutFilters(state)), {
      preventScrollReset: true,
      state: alwaysVisible && focusList,
    });
  };
  return (
    (hasFilters || alwaysVisible) && (
      <form action={search.path} onSubmit={clear}>
        <HiddenFields search={search} names={search.keptOnClear} />
        <button type="submit" className={className} disabled={!hasFilters}>
          {children}
        </button>
      </form>
    )
  );
}
