import type { ReactNode, Ref } from 'react';
import type { Pager } from './usePages.ts';

interface Props {
  /** The number of items: '30 projects'; screen readers announce changes. */
  count: string;
  pager?: Pick<Pager, 'page' | 'pages'>;
  /** Content before the count that is not announced. */
  lead?: ReactNode;
  /** The ref of `usePageStart`, which focuses this element on a new page. */
  start?: Ref<HTMLSpanElement> | undefined;
}

/** The number of items in a list and the current page: '30 projects, page 1 of 5'. */
export const ListCount = ({ count, pager, lead, start }: Props) => (
  <p className="num min-w-0 text-sm break-words text-muted">
    {lead}
    <span
      role="status"
      {...(start && { ref: start, tabIndex: -1 })}
      className="scroll-mt-20 rounded-sm outline-none"
    >
      {pager && pager.pages > 1 ? `${count}, page ${pager.page} of ${pager.pages}` : count}
    </span>
  </p>
);
