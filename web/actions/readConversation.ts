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

/** Removes the conversation from the list of unread messages, from which all counts are computed. */
function readAll(cache: ApolloCache, { messages }: Conversation) {
  for (const { id, viewerIsSender, read } of messages.nodes)
    if (!read && !viewerIsSender)
      viewerList('unreadMessages').set(cache, { __typename: 'Message', id }, false);
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
    notifications: markUnreadAsRead(
      readCachedOrThrow(cache, contactMessages, `Contact:${conversationId}`).notifications,
    ),
  }),
  update: (cache, { notifications }, { input: { conversationId } }) => {
    readAll(cache, readCachedOrThrow(cache, contactMessages, `Contact:${conversationId}`));
    updateUnreadList(cache, notifications);
  },
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
    notifications: markUnreadAsRead(
      readCachedOrThrow(cache, channelMessages, `Channel:${conversationId}`).notifications,
    ),
  }),
  update: (cache, { notifications }, { input: { conversationId } }) => {
    readAll(cache, readCachedOrThrow(cache, channelMessages, `Channel:${conversationId}`));
    updateUnreadList(cache, notifications);
  },
});
