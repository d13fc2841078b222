import type { FormEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { HiddenFields } from './HiddenFields.tsx';
import { useSearchState, type AnySearch } from './searchState.ts';
import { toStart } from './usePageStart.ts';

interface Props {
  search: AnySearch;
  /** Whether it also stands, disabled, while no filter is set; otherwise it is there only when there is one. */
  stands?: boolean;
  className: string;
  children?: ReactNode;
}

/** Takes all filters of a search back; its words, section and order stay. A GET form: it works before scripts do. */
export function ClearFilters({ search, stands, className, children = 'Clear filters' }: Props) {
  const state = useSearchState(search);
  const navigate = useNavigate();
  const set = search.filters(state).length > 0;
  const clear = (event: FormEvent) => {
    event.preventDefault();
    // In a sheet, the page's tree has this within the form of the search.
    event.stopPropagation();
    // What is disabled cannot hold the focus: the list's head takes it.
    void navigate(search.address(search.cleared(state)), {
      preventScrollReset: true,
      state: stands && toStart,
    });
  };
  return (
    (set || stands) && (
      <form action={search.path} onSubmit={clear}>
        <HiddenFields search={search} names={search.staying} />
        <button type="submit" className={className} disabled={!set}>
          {children}
        </button>
      </form>
    )
  );
}
