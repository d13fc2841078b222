import type { ReactNode, Ref } from 'react';

interface Props {
  /** The number of items: '30 projects'; screen readers announce changes. */
  count: string;
  page?: number;
  pages?: number;
  /** Content before the count that is not announced. */
  lead?: ReactNode;
  /** The ref of `usePageStart`, which focuses this element on a new page. */
  start?: Ref<HTMLSpanElement> | undefined;
}

/** The number of items in a list and the current page: '30 projects, page 1 of 5'. */
export const ListCount = ({ count, page = 1, pages = 1, lead, start }: Props) => (
  <p className="num min-w-0 text-sm break-words text-muted">
    {lead}
    <span
      role="status"
      {...(start && { ref: start, tabIndex: -1 })}
      className="scroll-mt-20 rounded-sm outline-none"
    >
      {pages > 1 ? `${count}, page ${page} of ${pages}` : count}
    </span>
  </p>
);
