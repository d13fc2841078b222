import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PrefetchLink } from '../routing/PrefetchLink.tsx';

interface Props {
  to: string;
  label: string;
  /** More information for screen readers. */
  detail?: string;
  icon: ReactNode;
  unread?: number;
  expanded: boolean;
}

/** One entry of the side bar. In a collapsed side bar the label is hidden visually and shown as a tooltip. */
export function SideBarLink({ to, label, detail, icon, unread, expanded }: Props) {
  const { pathname, search, hash } = useLocation();
  // A link without a query is current for every search and selection of its screen.
  const current = to === pathname + search + hash || (to === pathname && !hash);
  const badge = unread !== undefined && (
    <span className={expanded ? 'count ml-auto' : 'count absolute -top-1 -right-1 ring-2 ring-surface'}>
      {unread}
      <span className="sr-only"> unread</span>
    </span>
  );
  return (
    <PrefetchLink
      to={to}
      className={expanded ? 'side-item' : 'rail-item'}
      aria-current={current ? 'page' : undefined}
      {...(!expanded && { 'data-tip': label, 'data-tip-side': 'right' })}
    >
      {icon}
      <span className={expanded ? 'min-w-0 truncate' : 'sr-only'}>{label}</span>
      {detail && <span className="sr-only">, {detail}</span>}
      {badge}
    </PrefetchLink>
  );
}
