/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- narrow screens render the table with display: grid, and Safari then drops the table semantics */
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { columnNames, columns } from './columns.ts';
import { creatorSearch, type Column, type CreatorSearch } from '../../searches/creatorSearch.ts';
import { ProductRow } from './ProductRow.tsx';

/** A column header whose link sorts the table by the column, or reverses the current order. */
function SortHeader({ column, search }: { column: Column; search: CreatorSearch }) {
  const { label, numeric } = columns[column];
  const descendingSort = `${column}-desc` as const;
  const isDescending = search.sort === descendingSort;
  const sorted = isDescending || search.sort === column;
  const next = sorted ? (isDescending ? column : descendingSort) : numeric ? descendingSort : column;
  const Arrow = isDescending ? ArrowDown : sorted ? ArrowUp : ArrowUpDown;
  const arrow = <Arrow aria-hidden className={`size-3.5 ${sorted ? '' : 'text-subtle'}`} strokeWidth={2} />;
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={sorted ? (isDescending ? 'descending' : 'ascending') : 'none'}
      className={numeric ? 'r' : undefined}
    >
      <PrefetchLink
        to={creatorSearch.address({ ...search, sort: next, page: 1 })}
        preventScrollReset
        className={`group inline-flex min-h-6 items-center gap-1 rounded-sm hover:text-ink ${sorted ? 'text-ink' : ''}`}
      >
        {numeric && arrow}
        {label}
        {!numeric && arrow}
      </PrefetchLink>
    </th>
  );
}

interface Props {
  products: readonly ({ id: string; views: number | null } & ComponentProps<typeof ProductRow>['product'])[];
  search: CreatorSearch;
  onDelete: (id: string) => void;
}

/** The products with their actions. The server of live mode does not count views, so the column is missing there. */
export function ProductTable({ products, search, onDelete }: Props) {
  const hasViews = products.some(({ views }) => views !== null);
  return (
    <table role="table" aria-labelledby="your-products" className="table table-rows">
      <thead role="rowgroup">
        <tr role="row">
          {columnNames.map(
            (column) =>
              (column !== 'views' || hasViews) && <SortHeader key={column} column={column} search={search} />,
          )}
          <th role="columnheader" scope="col" className="r">
            Actions
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {products.map((product) => (
          <ProductRow key={product.id} product={product} onDelete={onDelete} />
        ))}
      </tbody>
    </table>
  );
}
