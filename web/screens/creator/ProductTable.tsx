/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- narrow screens render the table with display: grid, and Safari then drops the table semantics */
import { useState, type ComponentProps } from 'react';
import { onDemand } from '../../ui/onDemand.tsx';
import { columnNames } from './columns.ts';
import type { CreatorSearch } from '../../searches/creatorSearch.ts';
import { ProductRow } from './ProductRow.tsx';
import { SortHeader } from './SortHeader.tsx';

const DeleteProductDialog = onDemand(() => import('./DeleteProductDialog.tsx'), 'DeleteProductDialog');

interface Props {
  products: readonly ({ id: string } & ComponentProps<typeof ProductRow>['product'])[];
  search: CreatorSearch;
}

/** The products with their actions. Roles are explicit because the grid layout of narrow screens drops them. */
export function ProductTable({ products, search }: Props) {
  const [deleting, setDeleting] = useState({ id: '', open: false });
  return (
    <>
      <table role="table" aria-labelledby="your-products" className="table table-rows">
        <thead role="rowgroup">
          <tr role="row">
            {columnNames.map((column) => (
              <SortHeader key={column} column={column} search={search} />
            ))}
            <th role="columnheader" scope="col" className="r">
              Actions
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {products.map((product) => (
            <ProductRow
              key={product.id}
              product={product}
              onDelete={(id) => setDeleting({ id, open: true })}
            />
          ))}
        </tbody>
      </table>
      <DeleteProductDialog {...deleting} onClose={() => setDeleting({ ...deleting, open: false })} />
    </>
  );
}
