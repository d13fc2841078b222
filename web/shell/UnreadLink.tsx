import type { LucideIcon } from 'lucide-react';
import { PrefetchLink } from '../routing/PrefetchLink.tsx';
import { UnreadCount } from './UnreadCount.tsx';

interface Props {
  label: string;
  to: string;
  Icon: LucideIcon;
  unread: number;
  className?: string;
}

/** A link with the number of unread items on its icon and in its name. Like links of a menu, it gets `aria-current`. */
export const UnreadLink = ({ label, to, Icon, unread, className = '' }: Props) => (
  <PrefetchLink
    menu
    to={to}
    className={`btn btn-icon btn-ghost relative ${className}`}
    aria-label={unread > 0 ? `${label}, ${unread} unread` : label}
    data-tip={label}
  >
    <Icon aria-hidden strokeWidth={1.75} />
    <UnreadCount unread={unread} className="-top-0.5 -right-0.5" />
  </PrefetchLink>
);
