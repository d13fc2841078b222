import { Ban, Bell, BellOff, CircleUserRound, Phone, Search, Video } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { setContactBlocked, setConversationMuted, startCall } from '../../actions/channel.ts';
import { useAction } from '../../actions/useAction.ts';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import { paths } from '../../paths.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import type { UndoOptions } from '../../ui/notify.ts';
import { ConversationHeader } from './ConversationHeader.tsx';

const fragment = graphql(/* GraphQL */ `
  fragment ContactHeader_contact on Contact {
    id
    name
    avatar
    status
    viewerHasMuted
    viewerHasBlocked
    person {
      id
      isFormerMember
    }
  }
`);

const calls = [
  { kind: 'VOICE', label: 'Voice call', Icon: Phone },
  { kind: 'VIDEO', label: 'Video call', Icon: Video },
] as const;

interface Props {
  contact: FragmentType<typeof fragment>;
  onSearch: () => void;
}

/** Header of a conversation with one person: status, calls and a menu. A former member or a blocked contact cannot be called. */
export function ContactHeader({ contact, onSearch }: Props) {
  const data = useFragmentData(fragment, contact);
  const { id, name, avatar, status, person, viewerHasMuted: muted, viewerHasBlocked: blocked } = data;
  const [call] = useAction(startCall);
  const [mute] = useAction(setConversationMuted);
  const [block] = useAction(setContactBlocked);
  const navigate = useNavigate();
  const profile = paths.profile(person.id);
  // Only muting and blocking offer Undo, which calls these with `options` that name what it undoes.
  const setMuted = (wanted: boolean, options?: UndoOptions) =>
    void mute(
      { input: { conversationId: id, muted: wanted } },
      wanted ? { undo: (undoing) => setMuted(false, undoing) } : options,
    );
  const setBlocked = (wanted: boolean, options?: UndoOptions) =>
    void block(
      { input: { contactId: id, blocked: wanted } },
      wanted ? { undo: (undoing) => setBlocked(false, undoing) } : options,
    );
  const online = status === 'ONLINE';
  return (
    <ConversationHeader
      lead={
        <Avatar
          name={name}
          url={avatar}
          presence={online ? 'online' : 'offline'}
          className="size-10 text-sm"
        />
      }
      name={name}
      detail={online ? 'Online' : 'Offline'}
      isMuted={muted}
      items={[
        {
          label: 'View Profile',
          icon: <CircleUserRound aria-hidden />,
          href: profile,
          onSelect: () => void navigate(profile),
        },
        { label: 'Search in Conversation', icon: <Search aria-hidden />, onSelect: onSearch },
        {
          label: muted ? 'Unmute Notifications' : 'Mute Notifications',
          icon: muted ? <Bell aria-hidden /> : <BellOff aria-hidden />,
          onSelect: () => setMuted(!muted),
        },
        {
          label: blocked ? 'Unblock Contact' : 'Block Contact',
          icon: <Ban aria-hidden />,
          onSelect: () => setBlocked(!blocked),
          apart: true,
        },
      ]}
    >
      {!person.isFormerMember &&
        !blocked &&
        calls.map(({ kind, label, Icon }) => (
          <button
            key={kind}
            type="button"
            className="btn btn-icon btn-ghost flex-none"
            aria-label={label}
            data-tip={label}
            onClick={() => void call({ input: { contactId: id, kind } })}
          >
            <Icon aria-hidden strokeWidth={1.75} />
          </button>
        ))}
    </ConversationHeader>
  );
}
