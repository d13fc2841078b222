import type { PagedListOf } from '../../apollo/fetchNextPage.ts';
import { graphql } from '../../generated/gql.ts';
import type { MessagesScreenQuery } from '../../generated/graphql.ts';
import { parseId } from '../../routing/parseId.ts';

export const query = graphql(/* GraphQL */ `
  query MessagesScreen($contact: ID!, $channel: ID!, $after: String) {
    contact(id: $contact) {
      ...ContactConversation_contact
      id
      name
    }
    channel(id: $channel) {
      ...ChannelConversation_channel
      id
      name
    }
    contacts {
      id
      ...ContactRow_contact
    }
    channels {
      id
      ...ChannelRow_channel
    }
  }
`);

type Messages = PagedListOf<MessagesScreenQuery>;
const paged = { query, cursor: 'after' };

export const contactMessages: Messages = { ...paged, listOf: ({ contact }) => contact?.messages };

export const channelMessages: Messages = { ...paged, listOf: ({ channel }) => channel?.messages };

/** The query's variables. If the address has both ids, the contact wins; `parseId` returns '-' for a missing id. */
export const variables = ({ url: { searchParams } }: { url: URL }) => {
  const contact = searchParams.get('contact') ?? undefined;
  const channel = contact === undefined ? (searchParams.get('channel') ?? undefined) : undefined;
  return { contact: parseId(contact), channel: parseId(channel) };
};
