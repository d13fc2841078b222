import { tabs } from '../lists/searchFields.ts';
import { defineSearch, type SearchState } from '../lists/searchState.ts';

/** The URL parameters of the library. */
export const librarySearch = defineSearch('/library', {
  show: tabs('all', 'orders', 'courses', 'products'),
});
export type LibrarySearch = SearchState<typeof librarySearch>;
