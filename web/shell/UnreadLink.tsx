import type { LucideIcon } from 'lucide-react';
import { PrefetchLink } from '../routing/PrefetchLink.tsx';

interface Props {
  label: string;
  to: string;
  Icon: LucideIcon;
  unread: number;
}

/** A link of the top bar with the number of unread items on its icon and in its accessible name. */
export const UnreadLink = ({ label, to, Icon, unread }: Props) => (
  <PrefetchLink
    menu
    to={to}
    className="btn btn-icon btn-ghost relative"
    aria-label={unread > 0 ? `${label}, ${unread} unread` : label}
    data-tip={label}
  >
    <Icon aria-hidden strokeWidth={1.75} />
    {unread > 0 && (
      <span aria-hidden className="count absolute -top-0.5 -right-0.5 ring-2 ring-surface">
        {unread > 99 ? '99+' : unread}
      </span>
    )}
  </PrefetchLink>
);
