import { graphql } from '../generated/gql.ts';
import { isLive } from '../session/mode.ts';
import { defineAction } from './defineAction.ts';

/** In simulated mode the message is logged to the console (CA-01) and joins no conversation (SS-30). */
export const sendMessage = defineAction(
  graphql(/* GraphQL */ `
    mutation SendMessage($input: SendMessageInput!) {
      sendMessage(input: $input) {
        message {
          id
        }
      }
    }
  `),
).with({
  notice: (_payload, { input: { conversationId, text } }) => {
    if (!isLive()) console.info('Message sent', { conversationId, text });
    return undefined;
  },
});

/** An id does not have the type: of both objects one is in the cache. */
const contactOrChannel = <Fields extends object>(id: string, fields: Fields) => [
  { __typename: 'Contact' as const, id, ...fields },
  { __typename: 'Channel' as const, id, ...fields },
];

export const markConversationRead = defineAction(
  graphql(/* GraphQL */ `
    mutation MarkConversationRead($input: MarkConversationReadInput!) {
      markConversationRead(input: $input) {
        contact {
          id
          unread
        }
        channel {
          id
          unread
        }
      }
    }
  `),
).with({
  isAutomatic: true,
  optimistic: ({ input: { conversationId } }) => contactOrChannel(conversationId, { unread: null }),
});

export const setConversationMuted = defineAction(
  graphql(/* GraphQL */ `
    mutation SetConversationMuted($input: SetConversationMutedInput!) {
      setConversationMuted(input: $input) {
        contact {
          id
          viewerHasMuted
        }
        channel {
          id
          viewerHasMuted
        }
      }
    }
  `),
).with({
  optimistic: ({ input: { conversationId, muted } }) =>
    contactOrChannel(conversationId, { viewerHasMuted: muted }),
  notice: ({ channel }, { input: { muted } }) => ({
    title: `${channel ? 'Channel' : 'Notifications'} ${muted ? 'muted' : 'unmuted'}`,
  }),
});

export const setContactBlocked = defineAction(
  graphql(/* GraphQL */ `
    mutation SetContactBlocked($input: SetContactBlockedInput!) {
      setContactBlocked(input: $input) {
        contact {
          id
          viewerHasBlocked
        }
      }
    }
  `),
).with({
  optimistic: ({ input: { contactId, blocked } }) => ({
    __typename: 'Contact',
    id: contactId,
    viewerHasBlocked: blocked,
  }),
  notice: (_payload, { input: { blocked } }) =>
    blocked
      ? { title: 'Contact blocked', description: 'They can no longer message you.' }
      : { title: 'Contact unblocked' },
});

export const leaveChannel = defineAction(
  graphql(/* GraphQL */ `
    mutation LeaveChannel($input: LeaveChannelInput!) {
      leaveChannel(input: $input) {
        channelId
      }
    }
  `),
).with({
  notice: { title: 'You left the channel', description: "It's no longer in your side bar." },
});

export const rejoinChannel = defineAction(
  graphql(/* GraphQL */ `
    mutation RejoinChannel($input: RejoinChannelInput!) {
      rejoinChannel(input: $input) {
        channelId
      }
    }
  `),
).with({});

export const startCall = defineAction(
  graphql(/* GraphQL */ `
    mutation StartCall($input: StartCallInput!) {
      startCall(input: $input) {
        contact {
          id
          name
        }
      }
    }
  `),
).with({
  notice: ({ contact }, { input: { kind } }) => ({
    title: kind === 'VIDEO' ? 'Video call' : 'Voice call',
    description: `Calling ${contact?.name}. Calls are simulated, so nobody will be called.`,
  }),
});
