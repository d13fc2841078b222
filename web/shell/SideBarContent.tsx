import {
  BriefcaseBusiness,
  ChartNoAxesColumn,
  CircleUserRound,
  FolderKanban,
  House,
  Settings,
  ShoppingBag,
  Sparkles,
  ChevronDown,
} from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { paths } from '../paths.ts';
import { SideBarLink } from './SideBarLink.tsx';
import { useShellData } from '../routing/useShellData.ts';
import { useFragmentData, type FragmentType } from '../apollo/useFragmentData.ts';
import { graphql } from '../generated/gql.ts';
import { ChannelMark } from '../ui/ChannelMark.tsx';
import { Avatar } from '../ui/Avatar.tsx';

interface SideBarGroupProps {
  label: string;
  /** Whether the side bar is expanded; in a collapsed one a group shows its icons without a heading. */
  expanded: boolean;
  children: ReactNode;
}

/** A collapsible group of links, initially open. */
function SideBarGroup({ label, expanded, children }: SideBarGroupProps) {
  const [open, setOpen] = useState(true);
  const id = useId();
  if (!expanded)
    return (
      <div role="group" aria-label={label} className="flex flex-col items-center gap-0.5 py-1.5">
        {children}
      </div>
    );
  return (
    <div className="px-2 py-1.5">
      <h2>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          className="flex h-7 w-full items-center justify-between rounded-md px-2.5 text-2xs font-semibold tracking-[0.04em] text-subtle hover:text-ink"
          onClick={() => setOpen(!open)}
        >
          {label}
          <ChevronDown aria-hidden className={open ? 'size-3.5' : 'size-3.5 -rotate-90'} strokeWidth={2} />
        </button>
      </h2>
      <div id={id} hidden={!open} className={open ? 'flex flex-col gap-0.5 pt-0.5' : undefined}>
        {children}
      </div>
    </div>
  );
}

const contactFragment = graphql(/* GraphQL */ `
  fragment SideBarContact_contact on Contact {
    id
    name
    avatar
    status
    unread
  }
`);

interface SideBarContactProps {
  contact: FragmentType<typeof contactFragment>;
  expanded: boolean;
}

function SideBarContact({ contact, expanded }: SideBarContactProps) {
  const data = useFragmentData(contactFragment, contact);
  const presence = data.status === 'ONLINE' ? 'online' : 'offline';
  return (
    <SideBarLink
      to={paths.messages({ contact: data.id })}
      label={data.name}
      detail={presence}
      expanded={expanded}
      icon={<Avatar name={data.name} url={data.avatar} presence={presence} className="size-7 text-2xs" />}
      {...(data.unread ? { unread: data.unread } : {})}
    />
  );
}

const channelFragment = graphql(/* GraphQL */ `
  fragment SideBarChannel_channel on Channel {
    id
    name
    unread
  }
`);

interface SideBarChannelProps {
  channel: FragmentType<typeof channelFragment>;
  expanded: boolean;
}

function SideBarChannel({ channel, expanded }: SideBarChannelProps) {
  const data = useFragmentData(channelFragment, channel);
  return (
    <SideBarLink
      to={paths.messages({ channel: data.id })}
      label={data.name}
      expanded={expanded}
      icon={<ChannelMark name={data.name} className="size-7 rounded-md text-2xs" />}
      {...(data.unread ? { unread: data.unread } : {})}
    />
  );
}

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
