import type { ApolloCache } from '@apollo/client';
import { viewerList } from '../apollo/viewerLists.ts';
import { graphql } from '../generated/gql.ts';
import { readCachedOrThrow } from './readCachedOrThrow.ts';
import { updateUnreadList, markUnreadAsRead } from './notification.ts';
import { defineAction } from './defineAction.ts';

const contactMessages = graphql(/* GraphQL */ `
  fragment ContactMessages on Contact {
    id
    notifications {
      id
      read
    }
    messages(first: 50) {
      nodes {
        id
        viewerIsSender
        read
      }
    }
  }
`);

const channelMessages = graphql(/* GraphQL */ `
  fragment ChannelMessages on Channel {
    id
    notifications {
      id
      read
    }
    messages(first: 50) {
      nodes {
        id
        viewerIsSender
        read
      }
    }
  }
`);

interface Conversation {
  notifications: readonly { __typename: 'MessageNotification'; id: string; read: boolean }[];
  messages: { nodes: readonly { id: string; viewerIsSender: boolean; read: boolean }[] };
}

/** Removes the conversation from the lists of unread messages and notifications, from which all counts are computed. */
function readAll(cache: ApolloCache, { messages, notifications }: Conversation) {
  for (const { id, viewerIsSender, read } of messages.nodes)
    if (!read && !viewerIsSender)
      viewerList('unreadMessages').set(cache, { __typename: 'Message', id }, false);
  updateUnreadList(cache, markUnreadAsRead(notifications));
}

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
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({
  simulate: ({ input: { conversationId } }, cache) => ({
    contact: { __typename: 'Contact', id: conversationId, unread: null },
    notifications: readCachedOrThrow(cache, contactMessages, `Contact:${conversationId}`).notifications.map(
      ({ __typename, id }) => ({ __typename, id, read: true }),
    ),
  }),
  update: (cache, _payload, { input: { conversationId } }) =>
    readAll(cache, readCachedOrThrow(cache, contactMessages, `Contact:${conversationId}`)),
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
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({
  simulate: ({ input: { conversationId } }, cache) => ({
    channel: { __typename: 'Channel', id: conversationId, unread: null },
    notifications: readCachedOrThrow(cache, channelMessages, `Channel:${conversationId}`).notifications.map(
      ({ __typename, id }) => ({ __typename, id, read: true }),
    ),
  }),
  update: (cache, _payload, { input: { conversationId } }) =>
    readAll(cache, readCachedOrThrow(cache, channelMessages, `Channel:${conversationId}`)),
});
