import type { ApolloClient } from '@apollo/client';
import { graphql } from '../generated/gql.ts';

export const viewerQuery = graphql(/* GraphQL */ `
  query Authentication {
    viewer {
      id
      isAuthenticated
    }
  }
`);

/** The viewer in the cache, which the query of the shell or of `AuthScreen` has loaded; undefined before. */
export const viewerOf = ({ cache }: Pick<ApolloClient, 'cache'>) =>
  cache.readQuery({ query: viewerQuery })?.viewer;

/** Whether the cached viewer is logged out; false as long as no viewer is cached. */
export const isGuest = (client: Pick<ApolloClient, 'cache'>): boolean =>
  viewerOf(client)?.isAuthenticated === false;
