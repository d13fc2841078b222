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

interface TileProps {
  label: string;
  value: number;
  detail: string;
  to: string;
  Icon: LucideIcon;
}

const Tile = ({ label, value, detail, to, Icon }: TileProps) => (
  <li className="card card-link link-area grid min-w-0 grid-cols-[minmax(0,1fr)_auto] content-start gap-x-2 p-card max-sm:px-4">
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
);

/** Figures of the viewer. Each links to the list that it counts. */
export function Tiles({ tiles }: { tiles: DashboardScreenQuery['dashboard']['tiles'] }) {
  const isOfGigsAlone = tiles.sales > 0 && tiles.gigSales === tiles.sales;
  return (
    <ul className="grid grid-cols-2 gap-3 max-xs:grid-cols-1 md:gap-4 lg:grid-cols-4">
      <Tile
        label="Applications"
        value={tiles.applications}
        detail="Jobs you applied to"
        to={paths.jobs({ tab: 'applied' })}
        Icon={BriefcaseBusiness}
      />
      <Tile
        label="Proposals"
        value={tiles.proposals}
        detail="Sent to clients"
        to={paths.projects({ proposals: 'mine' })}
        Icon={FileText}
      />
      <Tile
        label="Gigs"
        value={tiles.gigs}
        detail="Services you offer"
        to={paths.profileGigs}
        Icon={Sparkles}
      />
      <Tile
        label="Orders"
        value={tiles.orders}
        detail="To deliver to buyers"
        to={paths.orders({ status: 'in-progress' })}
        Icon={PackageCheck}
      />
      <Tile
        label="Sales"
        value={tiles.sales}
        detail={`${formatUsd(tiles.earnings)} earned`}
        to={isOfGigsAlone ? paths.orders({ status: 'completed' }) : paths.creatorDashboard()}
        Icon={ShoppingBag}
      />
      <Tile
        label="Library"
        value={tiles.library}
        detail="Ordered, bought and enrolled"
        to={paths.library()}
        Icon={Library}
      />
      <Tile
        label="Unread messages"
        value={tiles.unreadMessages}
        detail="In all conversations"
        to={paths.messages()}
        Icon={MessageCircle}
      />
      <Tile
        label="Unread notifications"
        value={tiles.unreadNotifications}
        detail="New activity"
        to={paths.notifications({ filter: 'unread' })}
        Icon={Bell}
      />
    </ul>
  );
}
