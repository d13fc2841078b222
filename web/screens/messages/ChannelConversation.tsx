import { useState } from 'react';
import { rejoinChannel } from '../../actions/channel.ts';
import { useAction } from '../../actions/useAction.ts';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import { ChannelMark } from '../../ui/ChannelMark.tsx';
import { ChannelHeader } from './ChannelHeader.tsx';
import { channelMessages } from './messages.data.ts';
import { ConversationClosed } from './ConversationClosed.tsx';
import { MessageField } from './MessageField.tsx';
import { MessageThread } from './MessageThread.tsx';
import { useMarkRead } from './useMarkRead.ts';

/** The component passes no `$after`: it reads the first page, to which the cache appends those of EarlierMessages. */
const fragment = graphql(/* GraphQL */ `
  fragment ChannelConversation_channel on Channel {
    id
    name
    description
    unread
    notifications {
      id
      read
    }
    messages(first: 50, after: $after) {
      nodes {
        id
        text
        day
        viewerIsSender
        read
        ...MessageItem_message
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
    ...ChannelHeader_channel
  }
`);

interface Props {
  channel: FragmentType<typeof fragment>;
  /** Whether the viewer has left the channel. */
  left: boolean;
}

/** A channel's messages, and the field to write one or, after the viewer has left, Rejoin. MessagesScreen renders it. */
export function ChannelConversation({ channel, left }: Props) {
  const data = useFragmentData(fragment, channel);
  const { id, name, description, messages } = data;
  const [searching, setSearching] = useState(false);
  /** Whether Rejoin was pressed: the button unmounts, and MessageField takes its focus. */
  const [reopened, setReopened] = useState(false);
  const [rejoin] = useAction(rejoinChannel);
  const firstNew = useMarkRead(data);
  return (
    <>
      <ChannelHeader channel={data} left={left} onSearch={() => setSearching(true)} />
      <MessageThread
        name={`#${name}`}
        messages={messages.nodes}
        // The variables of the screen's query; '-' is the id of no contact.
        list={{ ...channelMessages, variables: { channel: id, contact: '-' } }}
        more={messages.pageInfo.hasNextPage}
        firstNew={firstNew}
        named
        search={searching ? 'Search in Channel' : undefined}
        onSearched={() => setSearching(false)}
        intro={
          <div>
            <ChannelMark name={name} className="size-12 rounded-xl text-lg" />
            <h2 className="mt-3 font-display text-2xl font-[650] tracking-[-0.02em] break-words">{`# ${name}`}</h2>
            <p className="mt-1 max-w-read text-muted">{description}</p>
            <p className="max-w-read text-muted">{`This is the start of the #${name} channel.`}</p>
          </div>
        }
      >
        {left ? (
          <ConversationClosed
            action="Rejoin"
            onAction={() => {
              setReopened(true);
              void rejoin({ input: { channelId: id } });
            }}
          >
            You have left this channel.
          </ConversationClosed>
        ) : (
          <MessageField reopened={reopened} conversationId={id} placeholder={`Message #${name}...`} />
        )}
      </MessageThread>
    </>
  );
}
