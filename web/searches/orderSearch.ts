import { gigOrderStatusChoices } from '../../schema/generated/gigOrder.ts';
import { valuesById } from '../../schema/rules/choices.ts';
import { item, sections, sorts } from '../lists/searchFields.ts';
import { defineSearch, type SearchState } from '../lists/searchState.ts';

/** Received orders, which the browser filters and sorts. `gig` is a gig's id: it narrows the list and opens nothing. */
export const orderSearch = defineSearch('/orders', {
  gig: { ...item, role: 'filter' },
  status: sections({ all: undefined, ...valuesById(gigOrderStatusChoices) }),
  sort: sorts({ newest: 'newest', due: 'due' }),
});
export type OrderSearch = SearchState<typeof orderSearch>;

export const sortLabels: Readonly<Record<OrderSearch['sort'], string>> = {
  newest: 'Newest first',
  due: 'Due first',
};
