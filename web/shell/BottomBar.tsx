import {
  BriefcaseBusiness,
  CircleUserRound,
  House,
  MessageCircle,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import { PrefetchLink } from '../routing/PrefetchLink.tsx';
import { useLogInHere } from '../routing/useLogInHere.ts';
import { UnreadCount } from './UnreadCount.tsx';
import { useShellData } from '../routing/useShellData.ts';

interface Place {
  label: string;
  to: string;
  Icon: LucideIcon;
  unread?: number;
}

/** The five main places below 768 px, at the lower edge of the window. In a low window the bar is hidden. */
export function BottomBar() {
  const { viewer } = useShellData();
  const { pathname } = useLocation();
  const logIn = useLogInHere();
  const account = viewer.isAuthenticated
    ? { label: 'Profile', to: paths.profile() }
    : { label: 'Log in', to: logIn };
  const places: readonly Place[] = [
    { label: 'Feed', to: paths.feed(), Icon: House },
    { label: 'Jobs', to: paths.jobs(), Icon: BriefcaseBusiness },
    { label: 'Network', to: paths.network(), Icon: Users },
    {
      label: 'Messages',
      to: paths.messages(),
      Icon: MessageCircle,
      unread: viewer.isAuthenticated ? viewer.unreadMessageCount : 0,
    },
    { ...account, Icon: CircleUserRound },
  ];
  return (
    <nav aria-label="Places" className="bottom-bar" data-pinned>
      {places.map(({ label, to, Icon, unread = 0 }) => (
        <PrefetchLink
          key={label}
          menu
          to={to}
          className="bottom-bar-item"
          aria-label={unread > 0 ? `${label}, ${unread} unread` : undefined}
          // NavLink compares complete paths. A job's page counts as Jobs.
          data-current={(to === paths.jobs() && pathname.startsWith(`${to}/`)) || undefined}
        >
          <span className="relative">
            <Icon aria-hidden strokeWidth={1.75} />
            <UnreadCount unread={unread} className="-top-1.5 left-3" />
          </span>
          {label}
        </PrefetchLink>
      ))}
    </nav>
  );
}
