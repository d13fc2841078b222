import { valuesById } from '../../schema/rules/choices.ts';
import { orderStatuses } from '../../schema/rules/gig/orders.ts';
import { item, sections, sorts } from '../lists/searchFields.ts';
import { defineSearch, type SearchState } from '../lists/searchState.ts';

/** The URL parameters of the orders that the viewer has received; `gig` is the id of a gig. */
export const orderSearch = defineSearch('/orders', {
  gig: { ...item, role: 'filter' },
  status: sections({ all: undefined, ...valuesById(orderStatuses) }),
  sort: sorts({ newest: 'newest', due: 'due' }),
});
export type OrderSearch = SearchState<typeof orderSearch>;

export const sortLabels: Readonly<Record<OrderSearch['sort'], string>> = {
  newest: 'Newest first',
  due: 'Due first',
};
