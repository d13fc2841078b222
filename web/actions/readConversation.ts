import { graphql } from '../generated/gql.ts';
import { defineAction } from './defineAction.ts';

export const markContactRead = defineAction(
  graphql(/* GraphQL */ `
    mutation MarkContactRead($input: MarkConversationReadInput!) {
      markConversationRead(input: $input) {
        contact {
          id
          unread
        }
        notifications {
          id
          read
        }
      }
    }
  `),
).with({
  isAutomatic: true,
  optimistic: ({ input: { conversationId } }) => ({
    __typename: 'Contact',
    id: conversationId,
    unread: null,
  }),
});

export const markChannelRead = defineAction(
  graphql(/* GraphQL */ `
    mutation MarkChannelRead($input: MarkConversationReadInput!) {
      markConversationRead(input: $input) {
        channel {
          id
          unread
        }
        notifications {
          id
          read
        }
      }
    }
  `),
).with({
  isAutomatic: true,
  optimistic: ({ input: { conversationId } }) => ({
    __typename: 'Channel',
    id: conversationId,
    unread: null,
  }),
});
