import type { ApolloCache } from '@apollo/client';
import { graphql } from '../generated/gql.ts';
import type { OwnClientQuery } from '../generated/graphql.ts';

/** A client's fields on a project. */
graphql(/* GraphQL */ `
  fragment ProjectClient on Client {
    id
    name
    isOrganisation
    avatar
    country
    rating
    reviews
    totalSpent
    projectsPosted
    memberSince
    lastActive
    lastActiveAt
    verificationBadges
    paymentVerified
  }
`);

/** The viewer as a client. A component that runs `postProject` or `createProject` must load it first. */
export const ownClient = graphql(/* GraphQL */ `
  query OwnClient {
    viewer {
      id
      client {
        id
        ...ProjectClient @unmask
      }
    }
  }
`);

/** The viewer's record as a client; null before the first project. */
export type KnownClient = OwnClientQuery['viewer']['client'];

export function readOwnClient(cache: ApolloCache): KnownClient {
  const data = cache.readQuery({ query: ownClient });
  if (!data) throw new Error("The viewer's record as a client is not loaded yet.");
  return data.viewer.client;
}
