import { creatorProductStatusChoices } from '../../schema/generated/creator.ts';
import { valuesById } from '../../schema/rules/choices.ts';
import { oneOf, page, sorts, words } from '../lists/searchFields.ts';
import { defineSearch, type SearchState } from '../lists/searchState.ts';

/** The sort orders, a column and its direction, with their labels in the select of narrow screens. */
export const sortLabels = {
  newest: 'Newest first',
  product: 'Title, A to Z',
  'product-desc': 'Title, Z to A',
  category: 'Category, A to Z',
  'category-desc': 'Category, Z to A',
  status: 'Status, Live first',
  'status-desc': 'Status, Draft first',
  price: 'Price, lowest first',
  'price-desc': 'Price, highest first',
  views: 'Views, fewest first',
  'views-desc': 'Views, most first',
  downloads: 'Downloads, fewest first',
  'downloads-desc': 'Downloads, most first',
  earnings: 'Earnings, lowest first',
  'earnings-desc': 'Earnings, highest first',
} as const;

const statuses = { all: undefined, ...valuesById(creatorProductStatusChoices) };

/** All products are loaded: the search runs in the browser. It sorts by the id of `sort`; its value, a label, is unused. */
export const creatorSearch = defineSearch('/creator-dashboard', {
  q: words,
  status: oneOf(statuses),
  sort: sorts(sortLabels),
  page,
});
export const pageSize = 20;

export type CreatorSearch = SearchState<typeof creatorSearch>;

/** The table columns that can be sorted. */
export type Column = Exclude<CreatorSearch['sort'], 'newest' | `${string}-desc`>;

export const statusFilter = {
  name: 'status',
  label: 'Status',
  options: [
    { value: 'all', label: 'All statuses' },
    ...Object.values(creatorProductStatusChoices).map(({ id, label }) => ({ value: id, label })),
  ],
} as const;
