import { paths } from '../../paths.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { useScreenData } from '../../routing/screenRoute.tsx';
import { formatInteger } from '../../../schema/rules/numbers.ts';
import { query } from './network.data.ts';
import { CardSection } from '../../ui/CardSection.tsx';

/** Numbers of connections, invitations and unread messages; each links to its tab. */
export function NetworkSummaryCard() {
  const { connectionCount, invitationCount, unreadMessageCount } = useScreenData(query).networkSummary;
  const rows = [
    ['Connections', connectionCount, paths.network()],
    ['Invitations', invitationCount, paths.network({ tab: 'invitations' })],
    ['Unread messages', unreadMessageCount, paths.network({ tab: 'messages' })],
  ] as const;
  return (
    <CardSection id="network-summary" title="Your network">
      <dl className="num mt-2 grid grid-cols-1">
        {rows.map(([label, count, to]) => (
          <div key={label} className="flex items-center justify-between gap-3">
            <dt>
              <PrefetchLink to={to} className="link inline-flex min-h-11 items-center md:min-h-9">
                {label}
              </PrefetchLink>
            </dt>
            <dd className="font-semibold">{formatInteger(count)}</dd>
          </div>
        ))}
      </dl>
    </CardSection>
  );
}
