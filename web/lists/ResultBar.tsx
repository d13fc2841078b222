import type { ReactNode } from 'react';
import { FilterChips } from './FilterChips.tsx';
import type { FilterGroup } from './filterGroups.ts';
import type { AnySearch } from './searchState.ts';
import { ListCount } from './ListCount.tsx';
import type { Pager } from './usePages.ts';
import { usePageStart } from './usePageStart.ts';

interface Props {
  /** The list's heading; without it the count is the first element of the list. */
  heading?: string;
  /** The heading's id, for `aria-labelledby`. */
  headingId?: string;
  /** Content before the count that is not announced. */
  lead?: ReactNode;
  /** The number of items: '30 projects'; screen readers announce changes. */
  count: string;
  pager: Pager;
  search: AnySearch;
  /** The filters whose choices are shown as chips. */
  groups: readonly FilterGroup[];
  /** Whether a chip clears all filters, always or in narrow windows only; false where the empty state has that button. */
  clears?: boolean | 'narrow';
  /** Controls of the list, such as its sort order or an alert. */
  children?: ReactNode;
}

/** The header of every list: heading, count and active filters. A new page scrolls to it and focuses it. */
export function ResultBar(props: Props) {
  const { heading, headingId, lead, count, pager, search, groups, clears = true, children } = props;
  const start = usePageStart<HTMLHeadingElement & HTMLSpanElement>(); // On the heading or, without one, the count.
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
            pager={pager}
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
