import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PrefetchLink } from '../routing/PrefetchLink.tsx';

interface Props {
  to: string;
  label: string;
  /** More about it for those who cannot see the icon. */
  detail?: string;
  icon: ReactNode;
  unread?: number;
  /** Whether the label is shown, or only the icon. */
  expanded: boolean;
}

/** One entry of the side bar. Collapsed, it keeps its name and shows it beside the pointer. */
export function SideBarLink({ to, label, detail, icon, unread, expanded }: Props) {
  const { pathname, search, hash } = useLocation();
  // A link without words of its own stands for its screen, whatever is searched or chosen there.
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
