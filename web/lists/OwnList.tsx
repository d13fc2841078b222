import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ListCount } from './ListCount.tsx';
import { PrefetchLink } from '../routing/PrefetchLink.tsx';

interface Props {
  /** How many there are: '3 gigs on your wishlist'; announced when it changes. */
  count: string;
  /** The whole list, and the words of the way back to it: 'All gigs'. */
  all: { to: string; label: string };
  /** What to say when nothing is in it, and the words of the way on. */
  empty: { title: string; text: string; action: string };
  /** The list; null for an empty one. */
  children: ReactNode;
}

/** What the viewer has put aside of a list, all of it whatever is searched. */
export const OwnList = ({ count, all, empty, children }: Props) => (
  <div className="grid grid-cols-1 gap-4">
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <ListCount count={count} />
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
  </div>
);
