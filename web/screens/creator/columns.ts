/** The columns of the table that order it, with their headings. Numbers begin with the highest. */
export const columns = {
  product: { label: 'Product', numeric: false },
  category: { label: 'Category', numeric: false },
  status: { label: 'Status', numeric: false },
  price: { label: 'Price', numeric: true },
  views: { label: 'Views', numeric: true },
  downloads: { label: 'Downloads', numeric: true },
  earnings: { label: 'Earnings', numeric: true },
} as const;

export type Column = keyof typeof columns;
export const columnNames = Object.keys(columns) as Column[];
