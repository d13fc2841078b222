import { graphql } from '../generated/gql.ts';
import type { AnsweredInvitationFragment, CompleteConnectionFragment } from '../generated/graphql.ts';

/** What has to be known of an invitation that can be answered, for the connection that may come of it. */
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
    }
    notifications {
      id
      read
    }
  }
`);

/** All that screens ask of a connection: one of this tab has nowhere else to get it from. */
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

/** The connection with whoever has invited. */
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
