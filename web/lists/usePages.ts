import { pagesOf } from './pages.ts';
import { useSearchState, type AnySearch } from './searchState.ts';

/** The current page of a list, the number of its pages, and their addresses. */
export interface Pager {
  page: number;
  pages: number;
  /** Returns the address of a page. */
  to: (page: number) => string;
}

/** Returns the pager of a list whose search has the field `page`; `at` is the path of a detail page. */
export function usePages(search: AnySearch, total: number, size: number, at?: string): Pager {
  const state = useSearchState(search) as { page: number };
  return {
    ...pagesOf(total, size, state.page),
    to: (page) => search.address(search.onPage(state, page), at),
  };
}
