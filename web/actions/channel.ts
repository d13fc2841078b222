import { graphql } from '../generated/gql.ts';
import { viewerList } from '../apollo/viewerLists.ts';
import { isLive } from '../ui/mode.ts';
import { readCachedOrThrow } from './readCachedOrThrow.ts';
import { defineAction } from './defineAction.ts';

/** The simulated message is logged to the console (CA-01) and not added to the conversation. */
export const sendMessage = defineAction(
  graphql(/* GraphQL */ `
    mutation SendMessage($input: SendMessageInput!) {
      sendMessage(input: $input) {
        message {
          id
        }
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({
  simulate: ({ input: { conversationId, text } }) => {
    if (!isLive('sendMessage')) console.info('Message sent', { conversationId, text });
    return { message: null };
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
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({
  simulate: ({ input: { conversationId, muted } }) => ({
    contact: { __typename: 'Contact', id: conversationId, viewerHasMuted: muted },
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
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({
  simulate: ({ input: { conversationId, muted } }) => ({
    channel: { __typename: 'Channel', id: conversationId, viewerHasMuted: muted },
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
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({
  simulate: ({ input: { contactId, blocked } }) => ({
    contact: { __typename: 'Contact', id: contactId, viewerHasBlocked: blocked },
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
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({
  simulate: ({ input: { channelId } }) => ({ channelId }),
  update: (cache, _payload, { input: { channelId: id } }) =>
    viewerList('channels').set(cache, { __typename: 'Channel', id }, false),
  notice: { title: 'You left the channel', description: "It's no longer in your side bar." },
});

export const rejoinChannel = defineAction(
  graphql(/* GraphQL */ `
    mutation RejoinChannel($input: RejoinChannelInput!) {
      rejoinChannel(input: $input) {
        channelId
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({
  simulate: ({ input: { channelId } }) => ({ channelId }),
  update: (cache, _payload, { input: { channelId: id } }) =>
    viewerList('channels').set(cache, { __typename: 'Channel', id }, true),
});

const nameFragment = graphql(/* GraphQL */ `
  fragment ContactName on Contact {
    id
    name
  }
`);

export const startCall = defineAction(
  graphql(/* GraphQL */ `
    mutation StartCall($input: StartCallInput!) {
      startCall(input: $input) {
        contact {
          id
          name
        }
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({
  simulate: ({ input: { contactId } }, cache) => ({
    contact: readCachedOrThrow(cache, nameFragment, `Contact:${contactId}`),
  }),
  notice: ({ contact }, { input: { kind } }) => ({
    title: kind === 'VIDEO' ? 'Video call' : 'Voice call',
    description: `Calling ${contact?.name}. Calls are simulated, so nobody will be called.`,
  }),
});
