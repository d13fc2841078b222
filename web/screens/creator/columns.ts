import type { Column } from '../../searches/creatorSearch.ts';

/** The columns in the order of the cells of `ProductRow`. The first click on a numeric column sorts descending. */
export const columns: Readonly<Record<Column, { label: string; numeric: boolean }>> = {
  product: { label: 'Product', numeric: false },
  category: { label: 'Category', numeric: false },
  status: { label: 'Status', numeric: false },
  price: { label: 'Price', numeric: true },
  views: { label: 'Views', numeric: true },
  downloads: { label: 'Downloads', numeric: true },
  earnings: { label: 'Earnings', numeric: true },
};

export const columnNames = Object.keys(columns) as Column[];
