import type { ApolloCache } from '@apollo/client';
import { viewerList } from '../apollo/viewerLists.ts';
import { graphql } from '../generated/gql.ts';
import { readCachedOrThrow } from './readCachedOrThrow.ts';
import { answeredInvitation, newConnection } from './newConnection.ts';
import { updateUnreadList, markUnreadAsRead } from './notification.ts';
import { defineAction } from './defineAction.ts';

const nameFragment = graphql(/* GraphQL */ `
  fragment PersonName on Person {
    id
    name
  }
`);

export const requestConnection = defineAction(
  graphql(/* GraphQL */ `
    mutation RequestConnection($input: RequestConnectionInput!) {
      requestConnection(input: $input) {
        person {
          id
          name
          connectionState
        }
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({
  simulate: ({ input: { personId } }, cache) => ({
    person: { ...readCachedOrThrow(cache, nameFragment, `Person:${personId}`), connectionState: 'PENDING' },
  }),
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
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({
  simulate: ({ input: { personId } }) => ({
    person: { __typename: 'Person', id: personId, connectionState: 'NONE' },
  }),
  about: 'connection request',
  notice: { title: 'Request withdrawn' },
});

/** Ends a connection. The other person is not notified. */
export const removeConnection = defineAction(
  graphql(/* GraphQL */ `
    mutation RemoveConnection($input: RemoveConnectionInput!) {
      removeConnection(input: $input) {
        person {
          id
          name
          connectionState
        }
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({
  simulate: ({ input: { personId } }, cache) => ({
    person: { ...readCachedOrThrow(cache, nameFragment, `Person:${personId}`), connectionState: 'NONE' },
  }),
  update: (cache, _payload, { input: { personId: id } }) =>
    viewerList('connections').set(cache, { __typename: 'Connection', id }, false),
  notice: ({ person }) => ({
    title: 'Connection removed',
    description: `You and ${person?.name} are no longer connected.`,
  }),
});

const invited = (cache: ApolloCache, id: string) =>
  readCachedOrThrow(cache, answeredInvitation, `Invitation:${id}`);

export const acceptInvitation = defineAction(
  graphql(/* GraphQL */ `
    mutation AcceptInvitation($input: AcceptInvitationInput!) {
      acceptInvitation(input: $input) {
        person {
          id
          name
          connectionState
        }
        connection {
          id
          ...CompleteConnection
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
  simulate: ({ input: { invitationId } }, cache) => {
    const invitation = invited(cache, invitationId);
    const connection = newConnection(invitation);
    const { id, name } = connection;
    return {
      person: { __typename: 'Person', id, name, connectionState: 'CONNECTED' },
      connection,
      notifications: markUnreadAsRead(invitation.notifications),
    };
  },
  update: (cache, { connection, notifications }, { input: { invitationId } }) => {
    if (!connection) return;
    updateUnreadList(cache, notifications);
    viewerList('invitations').set(cache, { __typename: 'Invitation', id: invitationId }, false);
    viewerList('connections').set(cache, { __typename: 'Connection', id: connection.id }, true);
  },
  notice: ({ person }) => ({
    title: 'Invitation accepted',
    description: `You and ${person?.name} are now connected.`,
  }),
});

export const ignoreInvitation = defineAction(
  graphql(/* GraphQL */ `
    mutation IgnoreInvitation($input: IgnoreInvitationInput!) {
      ignoreInvitation(input: $input) {
        invitationId
        person {
          id
          name
          connectionState
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
  simulate: ({ input: { invitationId } }, cache) => {
    const { name, person, notifications } = invited(cache, invitationId);
    return {
      invitationId,
      notifications: markUnreadAsRead(notifications),
      person: { __typename: 'Person', id: person.id, name, connectionState: 'NONE' },
    };
  },
  update: (cache, { notifications }, { input: { invitationId } }) => {
    updateUnreadList(cache, notifications);
    viewerList('invitations').set(cache, { __typename: 'Invitation', id: invitationId }, false);
  },
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
        person {
          id
          connectionState
        }
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({
  simulate: ({ input: { invitationId } }, cache) => {
    const { person } = invited(cache, invitationId);
    return {
      invitation: { __typename: 'Invitation', id: invitationId },
      person: { __typename: 'Person', id: person.id, connectionState: 'INVITED' },
    };
  },
  update: (cache, { invitation, person }) => {
    if (!invitation || !person) return;
    viewerList('invitations').set(cache, { __typename: 'Invitation', id: invitation.id }, true);
    viewerList('connections').forget(cache, { __typename: 'Connection', id: person.id });
  },
});

export const inviteByEmail = defineAction(
  graphql(/* GraphQL */ `
    mutation InviteByEmail($input: InviteByEmailInput!) {
      inviteByEmail(input: $input) {
        email
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({
  simulate: ({ input: { email } }) => ({ email }),
  notice: ({ email }) => ({ title: 'Invitation sent', description: `Sent to ${email}.` }),
});
