import type { ReactNode, Ref } from 'react';

interface Props {
  /** How many there are: '30 projects'; announced when it changes. */
  count: string;
  page?: number;
  pages?: number;
  /** What stands before the count and is not announced. */
  lead?: ReactNode;
  /** For the list that begins here: a new page leads the focus to it. */
  start?: Ref<HTMLSpanElement> | undefined;
}

/** How much there is of a list, and where in it one is: '30 projects, page 1 of 5'. */
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
