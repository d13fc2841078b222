import type { ReactNode } from 'react';
import { FilterChips } from './FilterChips.tsx';
import type { FilterGroup } from './filterGroups.ts';
import type { AnySearch } from './searchState.ts';
import { ListCount } from './ListCount.tsx';
import { usePageStart } from './usePageStart.ts';

interface Props {
  /** What the list is, in words; without it the count begins the list. */
  heading?: string;
  /** The heading's id, for the part that it names. */
  headingId?: string;
  /** What stands before the count and is not announced. */
  lead?: ReactNode;
  /** How many there are: '30 projects'; announced when it changes. */
  count: string;
  page: number;
  pages: number;
  search: AnySearch;
  /** The filters whose choices show as chips. */
  groups: readonly FilterGroup[];
  /** Whether all filters can be cleared here, or in narrow windows only; not where an empty list offers it itself. */
  clears?: boolean | 'narrow';
  /** What one can do with the list: its order, an alert. */
  children?: ReactNode;
}

/** What stands over every list: what it is, how much there is of it, what narrows it; a new page begins here. */
export function ResultBar(props: Props) {
  const { heading, headingId, lead, count, page, pages, search, groups, clears = true, children } = props;
  const start = usePageStart<HTMLHeadingElement & HTMLSpanElement>();
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          {heading !== undefined && (
            <h2
              ref={start}
              tabIndex={-1}
              id={headingId}
              dir="auto"
              className="card-title scroll-mt-20 rounded-sm break-words outline-none"
            >
              {heading}
            </h2>
          )}
          <ListCount
            count={count}
            page={page}
            pages={pages}
            lead={lead}
            start={heading === undefined ? start : undefined}
          />
        </div>
        {children && <div className="list-tools">{children}</div>}
      </div>
      <FilterChips search={search} groups={groups} clears={clears} />
    </div>
  );
}
