import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import { paths } from '../../paths.ts';
import { ChannelMark } from '../../ui/ChannelMark.tsx';
import { formatCount } from '../../../schema/rules/numbers.ts';
import { ConversationName } from './ConversationName.tsx';
import { ConversationLink } from './ConversationLink.tsx';

const fragment = graphql(/* GraphQL */ `
  fragment ChannelRow_channel on Channel {
    id
    name
    members
    unread
    viewerHasMuted
  }
`);

interface Props {
  channel: FragmentType<typeof fragment>;
  isOpen: boolean;
}

export function ChannelRow({ channel, isOpen }: Props) {
  const { id, name, members, unread, viewerHasMuted } = useFragmentData(fragment, channel);
  return (
    <ConversationLink to={paths.messages({ channel: id })} isOpen={isOpen}>
      <ChannelMark name={name} className="size-11 rounded-md text-base" />
      <span className="min-w-0 grow">
        <ConversationName isUnread={unread !== null} isMuted={viewerHasMuted}>
          {name}
        </ConversationName>
        <span className="block text-sm text-muted">{formatCount(members, 'member')}</span>
      </span>
      {unread !== null && (
        <span className="count flex-none">
          {unread}
          <span className="sr-only"> unread</span>
        </span>
      )}
    </ConversationLink>
  );
}
