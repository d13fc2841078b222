import type { ApolloClient } from '@apollo/client';
import { graphql } from '../generated/gql.ts';

const query = graphql(/* GraphQL */ `
  query Authentication {
    viewer {
      id
      isAuthenticated
    }
  }
`);

/** Whether nobody is logged in, as far as the cache has it. */
export const isGuest = ({ cache }: Pick<ApolloClient, 'cache'>): boolean =>
  cache.readQuery({ query })?.viewer.isAuthenticated === false;
