import { graphql } from '../../generated/gql.ts';
import { readId } from '../../routing/readId.ts';

export const query = graphql(/* GraphQL */ `
  query MessagesScreen($contact: ID!, $channel: ID!) {
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

/** Which conversation an address asks for: one only, and of two the contact. */
export const variables = ({ url: { searchParams } }: { url: URL }) => {
  const contact = searchParams.get('contact') ?? undefined;
  const channel = contact === undefined ? (searchParams.get('channel') ?? undefined) : undefined;
  return { contact: readId(contact), channel: readId(channel) };
};
