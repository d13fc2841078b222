import { ChartNoAxesColumn, MessageCircle, Settings, UserPlus } from 'lucide-react';
import { paths } from '../../paths.ts';
import { IconRow } from '../../routing/IconRow.tsx';
import { useScreenData } from '../../routing/screenRoute.tsx';
import { query } from './notifications.data.ts';
import { CardSection, linkCard } from '../../ui/CardSection.tsx';

/** Joins names: 'a', 'a and b', 'a, b, and c'. */
const joinNames = (names: readonly string[]): string =>
  names.length < 3 ? names.join(' and ') : `${names.slice(0, -1).join(', ')}, and ${names.at(-1)}`;

/** Other unread items, and the channels and kinds of notifications that the viewer receives. */
export function NotificationsAside() {
  const { networkSummary, settings } = useScreenData(query);
  const preferences = settings.notifications;
  const channels = [
    ['Email', preferences.email],
    ['Push', preferences.push],
    ['SMS', preferences.sms],
  ] as const;
  const kinds = [
    ['connection requests', preferences.connectionRequests],
    ['messages', preferences.messages],
    ['job alerts', preferences.jobAlerts],
    ['post interactions', preferences.postInteractions],
    ['marketing emails', preferences.marketingEmails],
  ] as const;
  const enabledKinds = kinds.filter(([, on]) => on).map(([kind]) => kind);
  return (
    <aside aria-label="Unread activity and how we reach you" className="lg:side-column">
      <div className="grid grid-cols-1 gap-stack">
        <CardSection id="waiting" title="Waiting for you" {...linkCard}>
          <IconRow
            to={paths.network({ tab: 'invitations' })}
            Icon={UserPlus}
            label="Invitations"
            count={networkSummary.invitationCount}
          />
          <IconRow
            to={paths.network({ tab: 'messages' })}
            Icon={MessageCircle}
            label="Unread messages"
            count={networkSummary.unreadMessageCount}
          />
          <IconRow to={paths.dashboard} Icon={ChartNoAxesColumn} label="Dashboard" />
        </CardSection>
        <CardSection id="reach" title="How we reach you" {...linkCard}>
          <dl className="px-2 pb-1.5">
            {channels.map(([channel, on]) => (
              <div key={channel} className="flex items-center justify-between py-1.5">
                <dt className="font-medium text-muted">{channel}</dt>
                <dd className={`text-sm font-semibold ${on ? 'text-accent-ink' : 'text-subtle'}`}>
                  {on ? 'On' : 'Off'}
                </dd>
              </div>
            ))}
          </dl>
          <p className="px-2 pb-2 text-sm text-subtle">
            You get {enabledKinds.length > 0 ? joinNames(enabledKinds) : 'nothing right now'}.
          </p>
          <IconRow
            to={paths.settings({ tab: 'notifications' })}
            Icon={Settings}
            label="Notification settings"
          />
        </CardSection>
      </div>
    </aside>
  );
}
