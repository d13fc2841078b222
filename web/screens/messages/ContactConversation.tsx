import { useState } from 'react';
import { setContactBlocked } from '../../actions/channel.ts';
import { useAction } from '../../actions/useAction.ts';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import { ContactHeader } from './ContactHeader.tsx';
import { contactMessages } from './messages.data.ts';
import { ConversationClosed } from './ConversationClosed.tsx';
import { MessageField } from './MessageField.tsx';
import { MessageThread } from './MessageThread.tsx';
import { useMarkRead } from './useMarkRead.ts';

/** Read without `$after`: in the cache, EarlierMessages appends each later page to the first one. */
const fragment = graphql(/* GraphQL */ `
  fragment ContactConversation_contact on Contact {
    id
    name
    unread
    notifications {
      id
      read
    }
    viewerHasBlocked
    person {
      id
      isFormerMember
    }
    messages(first: 50, after: $after) {
      nodes {
        id
        viewerIsSender
        text
        day
        read
        ...MessageItem_message
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
    ...ContactHeader_contact
  }
`);

/** The messages with one person, and the field to write one or the reason why there is none. MessagesScreen renders it. */
export function ContactConversation({ contact }: { contact: FragmentType<typeof fragment> }) {
  const data = useFragmentData(fragment, contact);
  const { id, name, viewerHasBlocked, person, messages } = data;
  const [searching, setSearching] = useState(false);
  /** Whether Unblock was pressed: the button unmounts, and MessageField takes its focus. */
  const [reopened, setReopened] = useState(false);
  const [block] = useAction(setContactBlocked);
  const firstNew = useMarkRead(data);
  return (
    <>
      <ContactHeader contact={data} onSearch={() => setSearching(true)} />
      <MessageThread
        name={name}
        messages={messages.nodes}
        // The variables of the screen's query; '-' is the id of no channel.
        list={{ ...contactMessages, variables: { contact: id, channel: '-' } }}
        more={messages.pageInfo.hasNextPage}
        firstNew={firstNew}
        search={searching ? 'Search in Conversation' : undefined}
        onSearched={() => setSearching(false)}
      >
        {person.isFormerMember ? (
          <ConversationClosed>This person has deleted the account.</ConversationClosed>
        ) : viewerHasBlocked ? (
          <ConversationClosed
            action="Unblock"
            onAction={() => {
              setReopened(true);
              void block({ input: { contactId: id, blocked: false } });
            }}
          >
            You have blocked this contact.
          </ConversationClosed>
        ) : (
          <MessageField reopened={reopened} conversationId={id} placeholder={`Message ${name}...`} />
        )}
      </MessageThread>
    </>
  );
}
