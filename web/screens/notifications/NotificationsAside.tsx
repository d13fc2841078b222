import { ChartNoAxesColumn, MessageCircle, Settings, UserPlus } from 'lucide-react';
import { paths } from '../../paths.ts';
import { IconRow } from '../../routing/IconRow.tsx';
import { useScreenData } from '../../routing/screenRoute.tsx';
import { query } from './notifications.data.ts';

/** 'a', 'a and b', 'a, b, and c' */
const listed = (names: readonly string[]): string =>
  names.length < 3 ? names.join(' and ') : `${names.slice(0, -1).join(', ')}, and ${names.at(-1)}`;

/** What waits for the viewer elsewhere, and by which ways they are told of it. */
export function NotificationsAside() {
  const { networkSummary, settings } = useScreenData(query);
  const told = settings.notifications;
  const ways = [
    ['Email', told.email],
    ['Push', told.push],
    ['SMS', told.sms],
  ] as const;
  const kinds = [
    ['connection requests', told.connectionRequests],
    ['messages', told.messages],
    ['job alerts', told.jobAlerts],
    ['post interactions', told.postInteractions],
    ['marketing emails', told.marketingEmails],
  ] as const;
  const heard = kinds.filter(([, on]) => on).map(([kind]) => kind);
  return (
    <aside
      aria-label="Unread activity and how we reach you"
      className="grid grid-cols-1 gap-stack lg:side-column"
    >
      <section className="card p-3" aria-labelledby="waiting">
        <h2 id="waiting" className="eyebrow px-2 pt-0.5 pb-1.5">
          Waiting for you
        </h2>
        <IconRow
          to={paths.network({ tab: 'invitations' })}
          Icon={UserPlus}
          label="Invitations"
          count={networkSummary.invitations}
        />
        <IconRow
          to={paths.network({ tab: 'messages' })}
          Icon={MessageCircle}
          label="Unread messages"
          count={networkSummary.unreadMessages}
        />
        <IconRow to={paths.dashboard} Icon={ChartNoAxesColumn} label="Dashboard" />
      </section>
      <section className="card p-3" aria-labelledby="reach">
        <h2 id="reach" className="eyebrow px-2 pt-0.5 pb-1.5">
          How we reach you
        </h2>
        <dl className="px-2 pb-1.5">
          {ways.map(([way, on]) => (
            <div key={way} className="flex items-center justify-between py-1.5">
              <dt className="font-medium text-muted">{way}</dt>
              <dd className={`text-sm font-semibold ${on ? 'text-accent-ink' : 'text-subtle'}`}>
                {on ? 'On' : 'Off'}
              </dd>
            </div>
          ))}
        </dl>
        <p className="px-2 pb-2 text-sm text-subtle">
          You get {heard.length > 0 ? listed(heard) : 'nothing right now'}.
        </p>
        <IconRow
          to={paths.settings({ tab: 'notifications' })}
          Icon={Settings}
          label="Notification settings"
        />
      </section>
    </aside>
  );
}
