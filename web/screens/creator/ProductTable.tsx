/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- narrow screens render the table with display: grid, and Safari then drops the table semantics */
import type { ComponentProps } from 'react';
import { columnNames } from './columns.ts';
import type { CreatorSearch } from '../../searches/creatorSearch.ts';
import { ProductRow } from './ProductRow.tsx';
import { SortHeader } from './SortHeader.tsx';

interface Props {
  products: readonly ({ id: string; views: number | null } & ComponentProps<typeof ProductRow>['product'])[];
  search: CreatorSearch;
  onDelete: (id: string) => void;
}

/** The products with their actions. Roles are explicit because the grid layout of narrow screens drops them. */
export function ProductTable({ products, search, onDelete }: Props) {
  const isViewed = products.some(({ views }) => views !== null);
  return (
    <table role="table" aria-labelledby="your-products" className="table table-rows">
      <thead role="rowgroup">
        <tr role="row">
          {columnNames.map(
            (column) =>
              (column !== 'views' || isViewed) && <SortHeader key={column} column={column} search={search} />,
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
