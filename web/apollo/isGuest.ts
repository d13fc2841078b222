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

/** The viewer of the page, as far as the cache has it. */
export const viewerOf = ({ cache }: Pick<ApolloClient, 'cache'>) =>
  cache.readQuery({ query: viewerQuery })?.viewer;

/** Whether nobody is logged in, as far as the cache has it. */
export const isGuest = (client: Pick<ApolloClient, 'cache'>): boolean =>
  viewerOf(client)?.isAuthenticated === false;
