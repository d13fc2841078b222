import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import { paths } from '../../paths.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { ConversationName } from './ConversationName.tsx';
import { ConversationLink } from './ConversationLink.tsx';

const fragment = graphql(/* GraphQL */ `
  fragment ContactRow_contact on Contact {
    id
    name
    avatar
    status
    lastMessage
    time
    unread
    viewerHasMuted
  }
`);

interface Props {
  contact: FragmentType<typeof fragment>;
  isOpen: boolean;
}

export function ContactRow({ contact, isOpen }: Props) {
  const { id, name, avatar, status, lastMessage, time, unread, viewerHasMuted } = useFragmentData(
    fragment,
    contact,
  );
  const isUnread = unread !== null;
  const presence = status === 'ONLINE' ? 'online' : 'offline';
  return (
    <ConversationLink to={paths.messages({ contact: id })} isOpen={isOpen}>
      <Avatar name={name} url={avatar} presence={presence} />
      <span className="min-w-0 grow">
        <ConversationName isUnread={isUnread} isMuted={viewerHasMuted}>
          {name}
        </ConversationName>
        <span className="sr-only">, {presence}, </span>
        <span dir="auto" className={`block truncate text-sm ${isUnread ? 'text-ink' : 'text-muted'}`}>
          {lastMessage}
        </span>
      </span>
      <span className="flex flex-none flex-col items-end gap-1 self-start">
        <span className="text-xs/5 text-muted">{time}</span>
        {isUnread && (
          <span className="count">
            {unread}
            <span className="sr-only"> unread</span>
          </span>
        )}
      </span>
    </ConversationLink>
  );
}
