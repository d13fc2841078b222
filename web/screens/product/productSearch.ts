import { tabs } from '../../lists/searchFields.ts';
import { defineSearch } from '../../lists/searchState.ts';

/** What the address of a product says: which of its tabs shows. */
export const productSearch = defineSearch('/shop/:id', { tab: tabs('description', 'reviews', 'related') });
