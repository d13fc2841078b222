import { page } from '../../lists/searchFields.ts';
import { defineSearch } from '../../lists/searchState.ts';

/** The address of a company contains the page of its updates. */
export const companyPageSearch = defineSearch('/companies/:id', { page });

/** Updates on a page; `company.data.ts` fetches as many. */
export const pageSize = 5;
