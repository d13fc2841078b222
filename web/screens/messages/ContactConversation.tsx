import type { FragmentType } from '@apollo/client';
import { useState } from 'react';
import { setContactBlocked } from '../../actions/channel.ts';
import { markContactRead } from '../../actions/readConversation.ts';
import { useAction } from '../../actions/useAction.ts';
import { useFragmentData } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import { ContactHeader } from './ContactHeader.tsx';
import { MessageField } from './MessageField.tsx';
import { MessageThread } from './MessageThread.tsx';
import { useReading } from './useReading.ts';

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
    messages(first: 50) {
      nodes {
        id
        viewerIsSender
        text
        day
        read
        ...MessageItem_message
      }
    }
    ...ContactHeader_contact
  }
`);

/** The conversation with one person. Opening it is reading it. */
export function ContactConversation({ contact }: { contact: FragmentType<typeof fragment> }) {
  const data = useFragmentData(fragment, contact);
  const { id, name, viewerHasBlocked, messages } = data;
  const [searching, setSearching] = useState(false);
  const [mark] = useAction(markContactRead);
  const [block] = useAction(setContactBlocked);
  const firstNew = useReading(data, () => mark({ input: { conversationId: id } }));
  return (
    <>
      <ContactHeader contact={data} onSearch={() => setSearching(true)} />
      <MessageThread
        name={name}
        messages={messages.nodes}
        firstNew={firstNew}
        search={searching ? 'Search in Conversation' : undefined}
        onSearched={() => setSearching(false)}
      />
      {viewerHasBlocked ? (
        <p className="flex min-h-15 flex-wrap items-center justify-center gap-x-3 gap-y-1 px-3 py-2 text-muted">
          You have blocked this contact.
          <button
            type="button"
            className="btn btn-sm btn-outline"
            onClick={() => void block({ input: { contactId: id, blocked: false } })}
          >
            Unblock
          </button>
        </p>
      ) : (
        <MessageField conversationId={id} placeholder={`Message ${name}...`} />
      )}
    </>
  );
}
