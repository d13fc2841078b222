import {
  Bell,
  BriefcaseBusiness,
  FileText,
  Library,
  MessageCircle,
  PackageCheck,
  ShoppingBag,
  Sparkles,
  type LucideIcon,
} from 'lucide-react';
import type { DashboardScreenQuery } from '../../generated/graphql.ts';
import { paths } from '../../paths.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { formatUsd, formatInteger } from '../../../schema/rules/numbers.ts';

/** Figures of the viewer. Each links to the list that it counts. */
export function Tiles({ tiles }: { tiles: DashboardScreenQuery['dashboard']['tiles'] }) {
  const applied = paths.jobs({ tab: 'applied' });
  // Sales include completed orders of gigs, which the creator dashboard does not list.
  const hasGigSalesOnly = tiles.saleCount > 0 && tiles.gigSaleCount === tiles.saleCount;
  const sales = hasGigSalesOnly ? paths.orders({ status: 'completed' }) : paths.creatorDashboard();
  const unread = paths.notifications({ filter: 'unread' });
  const rows: readonly (readonly [label: string, value: number, detail: string, to: string, LucideIcon])[] = [
    ['Applications', tiles.applicationCount, 'Jobs you applied to', applied, BriefcaseBusiness],
    ['Proposals', tiles.proposalCount, 'Sent to clients', paths.projects({ proposals: 'mine' }), FileText],
    ['Gigs', tiles.gigCount, 'Services you offer', paths.profileGigs, Sparkles],
    [
      'Orders',
      tiles.orderCount,
      'To deliver to buyers',
      paths.orders({ status: 'in-progress' }),
      PackageCheck,
    ],
    ['Sales', tiles.saleCount, `${formatUsd(tiles.earnings)} earned`, sales, ShoppingBag],
    ['Library', tiles.libraryItemCount, 'Ordered, bought and enrolled', paths.library(), Library],
    ['Unread messages', tiles.unreadMessageCount, 'In all conversations', paths.messages(), MessageCircle],
    ['Unread notifications', tiles.unreadNotificationCount, 'New activity', unread, Bell],
  ];
  return (
    <ul className="grid grid-cols-2 gap-3 max-xs:grid-cols-1 md:gap-4 lg:grid-cols-4">
      {rows.map(([label, value, detail, to, Icon]) => (
        <li
          key={label}
          className="card card-link link-area grid min-w-0 grid-cols-[minmax(0,1fr)_auto] content-start gap-x-2 p-card max-sm:px-4"
        >
          <h2 className="text-muted max-sm:text-sm">
            <PrefetchLink to={to} className="rounded-sm stretched-link">
              {label}
            </PrefetchLink>
          </h2>
          <Icon aria-hidden className="size-4.5 text-subtle" strokeWidth={1.75} />
          <p className="num-lg col-span-full mt-1.5 text-3xl max-sm:mt-0.5 max-sm:text-xl">
            {formatInteger(value)}
          </p>
          <p className="col-span-full mt-0.5 text-sm text-subtle">{detail}</p>
        </li>
      ))}
    </ul>
  );
}
