import { graphql } from '../generated/gql.ts';
import type { ConnectionState } from '../generated/graphql.ts';
import { defineAction } from './defineAction.ts';

const shownAs =
  (connectionState: ConnectionState) =>
  ({ input: { personId: id } }: { input: { personId: string } }) => ({
    __typename: 'Person' as const,
    id,
    connectionState,
  });

export const requestConnection = defineAction(
  graphql(/* GraphQL */ `
    mutation RequestConnection($input: RequestConnectionInput!) {
      requestConnection(input: $input) {
        person {
          id
          name
          connectionState
        }
      }
    }
  `),
).with({
  optimistic: shownAs('PENDING'),
  about: 'connection request',
  notice: ({ person }) => ({
    title: 'Connection request sent',
    description: `${person?.name} will see it under Invitations.`,
  }),
});

export const withdrawConnectionRequest = defineAction(
  graphql(/* GraphQL */ `
    mutation WithdrawConnectionRequest($input: WithdrawConnectionRequestInput!) {
      withdrawConnectionRequest(input: $input) {
        person {
          id
          connectionState
        }
      }
    }
  `),
).with({
  optimistic: shownAs('NONE'),
  about: 'connection request',
  notice: { title: 'Request withdrawn' },
});

/** The other person is not notified. */
export const removeConnection = defineAction(
  graphql(/* GraphQL */ `
    mutation RemoveConnection($input: RemoveConnectionInput!) {
      removeConnection(input: $input) {
        person {
          id
          name
          connectionState
        }
      }
    }
  `),
).with({
  optimistic: shownAs('NONE'),
  notice: ({ person }) => ({
    title: 'Connection removed',
    description: `You and ${person?.name} are no longer connected.`,
  }),
});

export const acceptInvitation = defineAction(
  graphql(/* GraphQL */ `
    mutation AcceptInvitation($input: AcceptInvitationInput!) {
      acceptInvitation(input: $input) {
        person {
          id
          name
        }
      }
    }
  `),
).with({
  notice: ({ person }) => ({
    title: 'Invitation accepted',
    description: `You and ${person?.name} are now connected.`,
  }),
});

export const ignoreInvitation = defineAction(
  graphql(/* GraphQL */ `
    mutation IgnoreInvitation($input: IgnoreInvitationInput!) {
      ignoreInvitation(input: $input) {
        person {
          id
          name
        }
      }
    }
  `),
).with({
  notice: ({ person }) => ({
    title: 'Invitation ignored',
    description: `${person?.name} won't be notified.`,
  }),
});

/** Undoes Accept or Ignore. */
export const reopenInvitation = defineAction(
  graphql(/* GraphQL */ `
    mutation ReopenInvitation($input: ReopenInvitationInput!) {
      reopenInvitation(input: $input) {
        invitation {
          id
        }
      }
    }
  `),
).with({});

export const inviteByEmail = defineAction(
  graphql(/* GraphQL */ `
    mutation InviteByEmail($input: InviteByEmailInput!) {
      inviteByEmail(input: $input) {
        email
      }
    }
  `),
).with({
  notice: ({ email }) => ({ title: 'Invitation sent', description: `Sent to ${email}.` }),
});
