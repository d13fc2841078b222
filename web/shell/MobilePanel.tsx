import { Disclosure, DisclosureButton, DisclosurePanel } from '@headlessui/react';
import {
  Bell,
  BriefcaseBusiness,
  Building2,
  ChevronDown,
  CircleUserRound,
  Compass,
  Ellipsis,
  FolderKanban,
  Handshake,
  House,
  LogIn,
  LogOut,
  Settings,
  ShoppingBag,
  Sparkles,
  Users,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../paths.ts';
import { PrefetchLink } from '../routing/PrefetchLink.tsx';
import { useLogInHere } from '../routing/useLogInHere.ts';
import { Sheet } from '../ui/Sheet.tsx';
import { navigationGroups } from './destinations.ts';
import { SearchBox } from './SearchBox.tsx';
import { useShellData } from '../routing/useShellData.ts';

/** The icon of each entry. Every entry has one, so that the labels align. */
const icons: Readonly<Record<string, LucideIcon>> = {
  Explore: Compass,
  Jobs: BriefcaseBusiness,
  Gigs: Sparkles,
  Projects: FolderKanban,
  More: Ellipsis,
  Companies: Building2,
  Shop: ShoppingBag,
  Agency: Handshake,
};

function GroupIcon({ label }: { label: string }) {
  const Icon = icons[label];
  return Icon && <Icon aria-hidden strokeWidth={1.75} />;
}

/** The hamburger's panel below 768 px; `AppShell` closes it on navigation. Both lists have Settings. */
export function MobilePanel({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { viewer } = useShellData();
  const logIn = useLogInHere();
  const link = (label: string, to: string, icon?: ReactNode) => (
    <PrefetchLink key={to} menu to={to} className="side-item h-11">
      {icon}
      {label}
    </PrefetchLink>
  );
  return (
    <Sheet open={open} onClose={onClose} title="Menu" side="right" className="w-full sm:w-96">
      <div className="min-h-0 grow overflow-y-auto p-3">
        <SearchBox className="relative mb-3" />
        <nav aria-label="Main" className="flex flex-col gap-0.5">
          {link('Feed', paths.feed(), <House aria-hidden strokeWidth={1.75} />)}
          {link('Network', paths.network(), <Users aria-hidden strokeWidth={1.75} />)}
          {link('Settings', paths.settings(), <Settings aria-hidden strokeWidth={1.75} />)}
          {link('Notifications', paths.notifications(), <Bell aria-hidden strokeWidth={1.75} />)}
          {navigationGroups.map((group) => (
            <Disclosure key={group.label} as="div">
              <DisclosureButton className="side-item group h-11 w-full">
                <GroupIcon label={group.label} />
                <span className="grow text-left">{group.label}</span>
                <ChevronDown aria-hidden strokeWidth={1.75} className="group-data-open:rotate-180" />
              </DisclosureButton>
              <DisclosurePanel className="ml-4 border-l border-line pl-2">
                {group.links.map(({ label, to }) => link(label, to, <GroupIcon label={label} />))}
              </DisclosurePanel>
            </Disclosure>
          ))}
        </nav>
        <nav aria-label="Account" className="mt-3 flex flex-col gap-0.5 border-t border-line pt-3">
          {link('Profile', paths.profile(), <CircleUserRound aria-hidden strokeWidth={1.75} />)}
          {link('Settings', paths.settings(), <Settings aria-hidden strokeWidth={1.75} />)}
          {viewer.isAuthenticated
            ? link('Logout', paths.logOut, <LogOut aria-hidden strokeWidth={1.75} />)
            : link('Log in', logIn, <LogIn aria-hidden strokeWidth={1.75} />)}
        </nav>
      </div>
    </Sheet>
  );
}
