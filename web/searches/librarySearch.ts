import { tabs } from '../lists/searchFields.ts';
import { defineSearch, type SearchState } from '../lists/searchState.ts';

export const librarySearch = defineSearch('/library', {
  show: tabs('all', 'orders', 'courses', 'products'),
});
export type LibrarySearch = SearchState<typeof librarySearch>;
