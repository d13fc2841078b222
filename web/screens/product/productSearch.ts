import { tabs } from '../../lists/searchFields.ts';
import { defineSearch } from '../../lists/searchState.ts';

/** The search parameter of a product's page: the open tab. */
export const productSearch = defineSearch('/shop/:id', { tab: tabs('description', 'reviews', 'related') });
