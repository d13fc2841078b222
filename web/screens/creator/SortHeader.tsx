/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- narrow screens render the table with display: grid, and Safari then drops the table semantics */
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import type { Column } from '../../searches/creatorSearch.ts';
import { columns } from './columns.ts';
import { creatorSearch, type CreatorSearch } from '../../searches/creatorSearch.ts';

interface Props {
  column: Column;
  search: CreatorSearch;
}

/** A column header whose link sorts the table by the column, or reverses the current order. */
export function SortHeader({ column, search }: Props) {
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
