import { creatorProductStatusChoices } from '../../schema/generated/creator.ts';
import { valuesById } from '../../schema/rules/choices.ts';
import { oneOf, page, sorts, type ValuesById, words } from '../lists/searchFields.ts';
import { defineSearch, type SearchState } from '../lists/searchState.ts';

/** The table columns that can be sorted. */
export type Column = 'product' | 'category' | 'status' | 'price' | 'views' | 'downloads' | 'earnings';

interface Order {
  column: Column;
  descending?: true;
}

const statuses = { all: undefined, ...valuesById(creatorProductStatusChoices) };

/** All products are loaded: the search runs in the browser. */
export const creatorSearch = defineSearch('/creator-dashboard', {
  q: words,
  status: oneOf(statuses),
  sort: sorts({
    newest: undefined,
    product: { column: 'product' },
    'product-desc': { column: 'product', descending: true },
    category: { column: 'category' },
    'category-desc': { column: 'category', descending: true },
    status: { column: 'status' },
    'status-desc': { column: 'status', descending: true },
    price: { column: 'price' },
    'price-desc': { column: 'price', descending: true },
    views: { column: 'views' },
    'views-desc': { column: 'views', descending: true },
    downloads: { column: 'downloads' },
    'downloads-desc': { column: 'downloads', descending: true },
    earnings: { column: 'earnings' },
    'earnings-desc': { column: 'earnings', descending: true },
  } as const satisfies ValuesById<Order>),
  page,
});
export const pageSize = 20;

export type CreatorSearch = SearchState<typeof creatorSearch>;

/** Labels of the sort orders in the select of narrow screens. */
export const sortLabels: Readonly<Record<CreatorSearch['sort'], string>> = {
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
};

export const statusFilter = {
  name: 'status',
  label: 'Status',
  options: [
    { value: 'all', label: 'All statuses' },
    ...Object.values(creatorProductStatusChoices).map(({ id, label }) => ({ value: id, label })),
  ],
} as const;
