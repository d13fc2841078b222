import type { ReactNode } from 'react';
import { CardList } from '../ui/CardList.tsx';
import type { FilterGroup } from './filterGroups.ts';
import { Pagination } from './Pagination.tsx';
import { ResultBar } from './ResultBar.tsx';
import type { AnySearch } from './searchState.ts';
import { usePages } from './usePages.ts';

interface Props<Item> {
  /** The name of the pagination: 'Companies'. */
  label: string;
  found: { nodes: readonly Item[]; totalCount: number };
  /** '30 companies' */
  count: string;
  search: AnySearch;
  pageSize: number;
  groups: readonly FilterGroup[];
  /** `eager` is true for cards in the first row, whose pictures load at once. */
  card: (item: Item, eager: boolean) => ReactNode;
  /** Shown without results; it has its own button that clears the filters. */
  empty: ReactNode;
  /** The controls of the list. */
  children: ReactNode;
}

export function CardResults<Item extends { id: string }>(props: Props<Item>) {
  const { label, found, count, search, pageSize, groups, card, empty, children } = props;
  const pager = usePages(search, found.totalCount, pageSize);
  const hasCards = found.nodes.length > 0;
  return (
    <div className="grid grid-cols-1 gap-4">
      <ResultBar count={count} pager={pager} search={search} groups={groups} clears={hasCards}>
        {children}
      </ResultBar>
      {hasCards ? <CardList items={found.nodes} card={card} /> : empty}
      <Pagination label={label} {...pager} />
    </div>
  );
}
