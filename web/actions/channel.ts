import { graphql } from '../generated/gql.ts';
import { isLive } from '../ui/mode.ts';
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

export const setContactMuted = defineAction(
  graphql(/* GraphQL */ `
    mutation SetContactMuted($input: SetConversationMutedInput!) {
      setConversationMuted(input: $input) {
        contact {
          id
          viewerHasMuted
        }
      }
    }
  `),
).with({
  optimistic: ({ input: { conversationId, muted } }) => ({
    __typename: 'Contact',
    id: conversationId,
    viewerHasMuted: muted,
  }),
  notice: (_payload, { input: { muted } }) => ({
    title: muted ? 'Notifications muted' : 'Notifications unmuted',
  }),
});

export const setChannelMuted = defineAction(
  graphql(/* GraphQL */ `
    mutation SetChannelMuted($input: SetConversationMutedInput!) {
      setConversationMuted(input: $input) {
        channel {
          id
          viewerHasMuted
        }
      }
    }
  `),
).with({
  optimistic: ({ input: { conversationId, muted } }) => ({
    __typename: 'Channel',
    id: conversationId,
    viewerHasMuted: muted,
  }),
  notice: (_payload, { input: { muted } }) => ({ title: muted ? 'Channel muted' : 'Channel unmuted' }),
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
