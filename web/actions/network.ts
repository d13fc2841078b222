import { action } from '../generated/actions.ts';
import type { ConnectionState } from '../generated/graphql.ts';
import { defineAction } from './defineAction.ts';

const optimisticState =
  (connectionState: ConnectionState) =>
  ({ input: { personId: id } }: { input: { personId: string } }) => ({
    __typename: 'Person' as const,
    id,
    connectionState,
  });

export const requestConnection = defineAction(action('requestConnection')).with({
  optimistic: optimisticState('PENDING'),
  // The same for the withdrawal below, so that the notice of one replaces that of the other.
  about: 'connection request',
  notice: ({ person }) => ({
    title: 'Connection request sent',
    description: `${person?.name} will see it under Invitations.`,
  }),
});

export const withdrawConnectionRequest = defineAction(action('withdrawConnectionRequest')).with({
  optimistic: optimisticState('NONE'),
  about: 'connection request',
  notice: { title: 'Request withdrawn' },
});

/** The other person is not notified. */
export const removeConnection = defineAction(action('removeConnection')).with({
  optimistic: optimisticState('NONE'),
  notice: ({ person }) => ({
    title: 'Connection removed',
    description: `You and ${person?.name} are no longer connected.`,
  }),
});

export const acceptInvitation = defineAction(action('acceptInvitation')).with({
  notice: ({ person }) => ({
    title: 'Invitation accepted',
    description: `You and ${person?.name} are now connected.`,
  }),
});

export const ignoreInvitation = defineAction(action('ignoreInvitation')).with({
  notice: ({ person }) => ({
    title: 'Invitation ignored',
    description: `${person?.name} won't be notified.`,
  }),
});

/** The Undo of `acceptInvitation` (`InvitationRow`, `ConnectButton`) and of `ignoreInvitation` (`InvitationRow`). */
export const reopenInvitation = defineAction(action('reopenInvitation')).with({});

export const inviteByEmail = defineAction(action('inviteByEmail')).with({
  notice: ({ email }) => ({ title: 'Invitation sent', description: `Sent to ${email}.` }),
});
