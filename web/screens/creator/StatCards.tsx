import { Download, Eye, Package, ShoppingBag, Wallet, type LucideIcon } from 'lucide-react';
import { useScreenData } from '../../routing/screenRoute.tsx';
import { formatUsd, formatInteger } from '../../../schema/rules/numbers.ts';
import { query } from './creator.data.ts';
import { ShareBar } from './ShareBar.tsx';

interface CardProps {
  label: string;
  value: string;
  detail: string;
  Icon: LucideIcon;
  /** Summands of the value, for the bar. */
  parts: readonly number[];
  fills?: readonly string[]; // The class of each part, where the parts differ in colour.
}

/** Same colours as the badges of live, pending and draft. */
const statusFills = ['fill-positive', 'fill-warning', 'fill-line-strong'];

/** In two columns of a phone the value shrinks with the window, so that '$147,703.75' fits; below 20rem is one column. */
const StatCard = ({ label, value, detail, Icon, ...bar }: CardProps) => (
  <li className="card min-w-0 p-card max-[24rem]:px-4">
    <div className="flex items-start justify-between gap-2">
      <h2 className="text-muted">{label}</h2>
      <Icon aria-hidden className="size-4.5 flex-none text-subtle" strokeWidth={1.75} />
    </div>
    <p className="num-lg mt-1.5 text-xl max-sm:text-[min(1.3125rem,5.4vw)] max-xs:text-xl md:text-3xl">
      {value}
    </p>
    <p className="mt-0.5 text-sm text-subtle">{detail}</p>
    <ShareBar {...bar} />
  </li>
);

/** The share of the best product, as text. The parts are sorted, largest first; the total includes deleted products. */
function shareText([largest = 0]: readonly number[], total: number): string {
  if (total === 0) return 'None yet';
  return largest === 0 ? 'From deleted products' : `${Math.round((100 * largest) / total)}% from one product`;
}

/** Four cards with sums over all products. Where the server does not count views (live mode), sales replace them. */
export function StatCards() {
  const { creatorDashboard: data } = useScreenData(query);
  const { nodes } = data.products; // All of them, once `RestOfList` in `YourProducts` has loaded the further pages.
  const counts = (['LIVE', 'PENDING_REVIEW', 'DRAFT'] as const).map(
    (status) => nodes.filter((product) => product.status === status).length,
  );
  const largestFirst = (figure: 'views' | 'downloads' | 'earnings') =>
    nodes.map((product) => product[figure] ?? 0).toSorted((a, b) => b - a);
  const views = largestFirst('views');
  const downloads = largestFirst('downloads');
  const earnings = largestFirst('earnings');
  return (
    <ul className="grid grid-cols-2 gap-3 max-xs:grid-cols-1 md:gap-4 lg:grid-cols-4">
      <StatCard
        label="Total Products"
        value={formatInteger(data.totalProducts)}
        detail={`${formatInteger(counts[0]!)} live`}
        Icon={Package}
        parts={counts}
        fills={statusFills}
      />
      {data.totalViews === null ? (
        <StatCard
          label="Total Sales"
          value={formatInteger(data.totalSales)}
          detail={data.totalSales === 0 ? 'None yet' : 'Without free downloads'}
          Icon={ShoppingBag}
          parts={[data.totalSales]}
        />
      ) : (
        <StatCard
          label="Total Views"
          value={formatInteger(data.totalViews)}
          detail={shareText(views, data.totalViews)}
          Icon={Eye}
          parts={views}
        />
      )}
      <StatCard
        label="Total Downloads"
        value={formatInteger(data.totalDownloads)}
        detail={shareText(downloads, data.totalDownloads)}
        Icon={Download}
        parts={downloads}
      />
      <StatCard
        label="Total Earnings"
        value={formatUsd(data.totalEarnings)}
        detail={shareText(earnings, data.totalEarnings)}
        Icon={Wallet}
        parts={earnings}
      />
    </ul>
  );
}
