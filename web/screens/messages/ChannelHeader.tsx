import { Bell, BellOff, Info, LogOut, Plus, Search } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { leaveChannel, rejoinChannel, setConversationMuted } from '../../actions/channel.ts';
import { useAction } from '../../actions/useAction.ts';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import { paths } from '../../paths.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { ChannelMark } from '../../ui/ChannelMark.tsx';
import { formatCount } from '../../../schema/rules/numbers.ts';
import type { UndoOptions } from '../../ui/notify.ts';
import { onDemand } from '../../ui/onDemand.tsx';
import { ConversationHeader } from './ConversationHeader.tsx';

const ChannelDetailsDialog = onDemand(() => import('./ChannelDetailsDialog.tsx'), 'ChannelDetailsDialog');

const fragment = graphql(/* GraphQL */ `
  fragment ChannelHeader_channel on Channel {
    id
    name
    members
    description
    viewerHasMuted
    memberPreview {
      id
      name
      title
      avatarUrl
    }
  }
`);

/** Number of avatars. The total of members is text beside the name. */
const shownFaces = 4;

interface Props {
  channel: FragmentType<typeof fragment>;
  /** Whether the viewer has left the channel, which its address still opens. */
  left: boolean;
  onSearch: () => void;
}

export function ChannelHeader({ channel, left, onSearch }: Props) {
  const data = useFragmentData(fragment, channel);
  const { id, name, members, viewerHasMuted: muted } = data;
  const [mute] = useAction(setConversationMuted);
  const [leave] = useAction(leaveChannel);
  const [rejoin] = useAction(rejoinChannel);
  const [detailed, setDetailed] = useState(false);
  const navigate = useNavigate();
  // Muting offers Undo, which calls this with `options` that name what it undoes. Unmuting in the menu offers no Undo.
  const setMuted = (wanted: boolean, options?: UndoOptions) =>
    void mute(
      { input: { conversationId: id, muted: wanted } },
      wanted ? { undo: (undoing) => setMuted(false, undoing) } : options,
    );
  const leaveAndClose = async () => {
    const input = { channelId: id };
    if (await leave({ input }, { undo: (undoing) => void rejoin({ input }, undoing) }))
      void navigate(paths.messages());
  };
  return (
    <>
      <ConversationHeader
        lead={<ChannelMark name={name} className="size-10 rounded-lg text-base" />}
        name={name}
        detail={formatCount(members, 'member')}
        isMuted={muted}
        items={[
          { label: 'Channel Details', icon: <Info aria-hidden />, onSelect: () => setDetailed(true) },
          { label: 'Search in Channel', icon: <Search aria-hidden />, onSelect: onSearch },
          {
            label: muted ? 'Unmute Channel' : 'Mute Channel',
            icon: muted ? <Bell aria-hidden /> : <BellOff aria-hidden />,
            onSelect: () => setMuted(!muted),
          },
          {
            label: left ? 'Rejoin Channel' : 'Leave Channel',
            icon: left ? <Plus aria-hidden /> : <LogOut aria-hidden />,
            onSelect: () => void (left ? rejoin({ input: { channelId: id } }) : leaveAndClose()),
            apart: true,
          },
        ]}
      >
        {/* Hidden from screen readers: Channel Details lists the members. */}
        <div className="flex -space-x-1.5 max-md:hidden" aria-hidden>
          {data.memberPreview.slice(0, shownFaces).map((person) => (
            <Avatar
              key={person.id}
              name={person.name}
              url={person.avatarUrl}
              className="size-7 text-xs ring-2 ring-surface"
            />
          ))}
        </div>
      </ConversationHeader>
      <ChannelDetailsDialog
        name={name}
        description={data.description}
        members={members}
        memberPreview={data.memberPreview}
        open={detailed}
        onClose={() => setDetailed(false)}
      />
    </>
  );
}
