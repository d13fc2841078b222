import { page } from '../../lists/searchFields.ts';
import { defineSearch } from '../../lists/searchState.ts';

/** What the address of a company says: the page of its updates. */
export const companyPageSearch = defineSearch('/companies/:id', { page });

/** Updates on one page. */
export const pageSize = 5;
