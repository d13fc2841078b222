import {
  BriefcaseBusiness,
  ChartNoAxesColumn,
  CircleUserRound,
  FolderKanban,
  House,
  Settings,
  ShoppingBag,
  Sparkles,
} from 'lucide-react';
import { paths } from '../paths.ts';
import { SideBarChannel } from './SideBarChannel.tsx';
import { SideBarContact } from './SideBarContact.tsx';
import { SideBarGroup } from './SideBarGroup.tsx';
import { SideBarLink } from './SideBarLink.tsx';
import { useShellData } from '../routing/useShellData.ts';

const navigation = [
  { label: 'Feed', to: paths.feed(), Icon: House },
  { label: 'My Projects', to: paths.profileProjects, Icon: FolderKanban },
  { label: 'My Jobs', to: paths.jobs({ tab: 'applied' }), Icon: BriefcaseBusiness },
  { label: 'My Gigs', to: paths.gigs({ tab: 'mine' }), Icon: Sparkles },
  { label: 'My Shop', to: paths.profileProducts, Icon: ShoppingBag },
  { label: 'Creator Dashboard', to: paths.creatorDashboard(), Icon: ChartNoAxesColumn },
] as const;

const footer = [
  { label: 'Profile', to: paths.profile(), Icon: CircleUserRound },
  { label: 'Settings', to: paths.settings(), Icon: Settings },
] as const;

/** The groups and links of the side bar, as a rail of icons or with labels. A group without entries is not rendered. */
export function SideBarContent({ expanded }: { expanded: boolean }) {
  const { viewer, contacts, channels } = useShellData();
  const line = !expanded && <div className="mx-auto my-1 h-px w-6 flex-none bg-line" />;
  const links = (list: typeof navigation | typeof footer) =>
    list.map(({ label, to, Icon }) => (
      <SideBarLink
        key={to}
        to={to}
        label={label}
        expanded={expanded}
        icon={<Icon aria-hidden strokeWidth={1.75} />}
      />
    ));
  return (
    <>
      <div className="min-h-0 grow overflow-y-auto py-1.5 [scrollbar-width:thin]">
        <SideBarGroup label="NAVIGATION" expanded={expanded}>
          {links(navigation)}
        </SideBarGroup>
        {viewer.isAuthenticated && contacts.length > 0 && (
          <>
            {line}
            <SideBarGroup label="DIRECT MESSAGES" expanded={expanded}>
              {contacts.map((contact) => (
                <SideBarContact key={contact.id} contact={contact} expanded={expanded} />
              ))}
            </SideBarGroup>
          </>
        )}
        {viewer.isAuthenticated && channels.length > 0 && (
          <>
            {line}
            <SideBarGroup label="CHANNELS" expanded={expanded}>
              {channels.map((channel) => (
                <SideBarChannel key={channel.id} channel={channel} expanded={expanded} />
              ))}
            </SideBarGroup>
          </>
        )}
      </div>
      <div
        className={`flex flex-none flex-col gap-0.5 py-3 ${expanded ? 'border-t border-line px-2' : 'items-center'}`}
      >
        {links(footer)}
      </div>
    </>
  );
}
