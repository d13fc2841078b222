import { pagesOf } from './pages.ts';
import { useSearchState, type AnySearch } from './searchState.ts';

export interface Pager {
  page: number;
  pages: number;
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
