import type { ApolloCache } from '@apollo/client';
import { graphql } from '../generated/gql.ts';

const query = graphql(/* GraphQL */ `
  query ActionViewer {
    viewer {
      id
      name
      avatar
      headline
    }
  }
`);

/** Who acts: the viewer as the cache knows them from the shell. */
export function readViewer(cache: ApolloCache) {
  const data = cache.readQuery({ query });
  if (!data) throw new Error('The shell has not loaded the viewer yet.');
  return data.viewer;
}
