import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ListCount } from './ListCount.tsx';
import { Pagination } from './Pagination.tsx';
import { usePageStart } from './usePageStart.ts';
import { PrefetchLink } from '../routing/PrefetchLink.tsx';

interface Props {
  /** How many there are: '3 gigs on your wishlist'; announced when it changes. */
  count: string;
  /** The whole list, and the words of the way back to it: 'All gigs'. */
  all: { to: string; label: string };
  /** What to say when nothing is in it, and the words of the way on. */
  empty: { title: string; text: string; action: string };
  /** Where the list has numbered pages: which of them this is. */
  pager?: ComponentProps<typeof Pagination>;
  /** The list; null for an empty one. */
  children: ReactNode;
}

/** What the viewer has put aside of a list, whatever is searched. */
export function OwnList({ count, all, empty, pager, children }: Props) {
  const start = usePageStart<HTMLSpanElement>();
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <ListCount count={count} start={start} {...(pager && { page: pager.page, pages: pager.pages })} />
        {children && (
          <PrefetchLink to={all.to} className="btn btn-sm btn-ghost" preventScrollReset>
            <X aria-hidden />
            {all.label}
          </PrefetchLink>
        )}
      </div>
      {children ?? (
        <div className="card">
          <EmptyState
            title={empty.title}
            text={empty.text}
            action={
              <PrefetchLink to={all.to} className="btn btn-primary">
                {empty.action}
              </PrefetchLink>
            }
          />
        </div>
      )}
      {pager && pager.pages > 1 && <Pagination {...pager} />}
    </div>
  );
}
