import { graphql } from '../generated/gql.ts';
import type { AnsweredInvitationFragment, CompleteConnectionFragment } from '../generated/graphql.ts';

/** The fields of an invitation that the connection needs if the viewer accepts. */
export const answeredInvitation = graphql(/* GraphQL */ `
  fragment AnsweredInvitation on Invitation {
    id
    name
    title
    mutualConnections
    avatar
    person {
      id
      employer {
        id
      }
      contact {
        id
      }
      isFormerMember
    }
    notifications {
      id
      read
    }
  }
`);

/** All fields of a connection that screens query. An object of this tab has no other source. */
graphql(/* GraphQL */ `
  fragment CompleteConnection on Connection {
    id
    name
    title
    mutualConnections
    avatar
    connectedAt
    person {
      id
    }
  }
`);

/** The connection with the sender of an invitation. */
export const newConnection = ({
  name,
  title,
  mutualConnections,
  avatar,
  person: { id },
}: AnsweredInvitationFragment): CompleteConnectionFragment => ({
  __typename: 'Connection',
  id,
  name,
  title,
  mutualConnections,
  avatar,
  connectedAt: new Date().toISOString(),
  person: { __typename: 'Person', id },
});
