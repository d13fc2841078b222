import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { EmptyList } from '../routing/EmptyList.tsx';
import { ListCount } from './ListCount.tsx';
import { Pagination } from './Pagination.tsx';
import { usePageStart } from './usePageStart.ts';
import { PrefetchLink } from '../routing/PrefetchLink.tsx';

interface Props {
  /** The number of items: '3 gigs on your wishlist'; screen readers announce changes. */
  count: string;
  /** The link to the complete list: 'All gigs'. */
  allLink: { to: string; label: string };
  /** Texts of the empty state; `action` is its link's label. */
  empty: { title: string; text: string; action: string };
  /** For a list with numbered pages. */
  pager?: ComponentProps<typeof Pagination>;
  /** The list's items; null for an empty list. */
  children: ReactNode;
}

/** The items of a list that the viewer has saved or created, independent of the search. */
export function OwnList({ count, allLink, empty, pager, children }: Props) {
  const start = usePageStart<HTMLSpanElement>();
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <ListCount count={count} start={start} {...(pager && { pager })} />
        {children && (
          <PrefetchLink to={allLink.to} className="btn btn-sm btn-ghost" preventScrollReset>
            <X aria-hidden />
            {allLink.label}
          </PrefetchLink>
        )}
      </div>
      {children ?? (
        <EmptyList
          card
          title={empty.title}
          text={empty.text}
          link={{ to: allLink.to, children: empty.action }}
        />
      )}
      {pager && <Pagination {...pager} />}
    </div>
  );
}
