/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- narrow screens lay the table out as a grid, and Safari then forgets that it is one */
import { ArrowDown, ArrowUp } from 'lucide-react';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import type { Column } from '../../searches/creatorSearch.ts';
import { columns } from './columns.ts';
import { creatorSearch, type CreatorSearch } from '../../searches/creatorSearch.ts';

interface Props {
  column: Column;
  search: CreatorSearch;
}

/** A heading whose link orders the table by its column, and turns the order round when it does so already. */
export function SortHeader({ column, search }: Props) {
  const { label, numeric } = columns[column];
  const down = `${column}-desc` as const;
  const descends = search.sort === down;
  const sorted = descends || search.sort === column;
  const next = sorted ? (descends ? column : down) : numeric ? down : column;
  const Arrow = descends ? ArrowDown : ArrowUp;
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={sorted ? (descends ? 'descending' : 'ascending') : 'none'}
      className={numeric ? 'r' : undefined}
    >
      <PrefetchLink
        to={creatorSearch.address({ ...search, sort: next, page: 1 })}
        preventScrollReset
        className={`group inline-flex min-h-6 items-center gap-1 rounded-sm hover:text-ink ${sorted ? 'text-ink' : ''}`}
      >
        {numeric && <Arrow aria-hidden className={`size-3.5 ${sorted ? '' : 'invisible'}`} strokeWidth={2} />}
        {label}
        {!numeric && (
          <Arrow aria-hidden className={`size-3.5 ${sorted ? '' : 'invisible'}`} strokeWidth={2} />
        )}
      </PrefetchLink>
    </th>
  );
}
