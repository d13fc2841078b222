import { action } from '../generated/actions.ts';
import { isLive } from '../session/mode.ts';
import { defineAction } from './defineAction.ts';

/** In simulated mode the message is logged to the console (CA-01) and joins no conversation (SS-30). */
export const sendMessage = defineAction(action('sendMessage')).with({
  notice: (_payload, { input: { conversationId, text } }) => {
    if (!isLive()) console.info('Message sent', { conversationId, text });
    return undefined;
  },
});

/** The id may be a contact's or a channel's, so both objects are updated. Apollo ignores the one that is not cached. */
const contactOrChannel = <Fields extends object>(id: string, fields: Fields) => [
  { __typename: 'Contact' as const, id, ...fields },
  { __typename: 'Channel' as const, id, ...fields },
];

export const markConversationRead = defineAction(action('markConversationRead')).with({
  isAutomatic: true,
  optimistic: ({ input: { conversationId } }) => contactOrChannel(conversationId, { unread: null }),
});

export const setConversationMuted = defineAction(action('setConversationMuted')).with({
  optimistic: ({ input: { conversationId, muted } }) =>
    contactOrChannel(conversationId, { viewerHasMuted: muted }),
  // The payload has the contact or the channel.
  notice: ({ channel }, { input: { muted } }) => ({
    title: `${channel ? 'Channel' : 'Notifications'} ${muted ? 'muted' : 'unmuted'}`,
  }),
});

export const setContactBlocked = defineAction(action('setContactBlocked')).with({
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

export const leaveChannel = defineAction(action('leaveChannel')).with({
  notice: { title: 'You left the channel', description: "It's no longer in your side bar." },
});

/** Offered in the channel's menu, below a conversation that was left, and as Undo of `leaveChannel` in `ChannelHeader`. */
export const rejoinChannel = defineAction(action('rejoinChannel')).with({});

export const startCall = defineAction(action('startCall')).with({
  notice: ({ contact }, { input: { kind } }) => ({
    title: kind === 'VIDEO' ? 'Video call' : 'Voice call',
    description: `Calling ${contact?.name}. Calls are simulated, so nobody will be called.`,
  }),
});
