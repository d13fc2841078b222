import { tabs } from '../../lists/searchFields.ts';
import { defineSearch } from '../../lists/searchState.ts';

export const productSearch = defineSearch('/shop/:id', { tab: tabs('description', 'reviews', 'related') });
