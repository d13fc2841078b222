import type { ApolloCache } from '@apollo/client';
import { graphql } from '../generated/gql.ts';
import type { ActionViewerQuery } from '../generated/graphql.ts';

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

export type Viewer = ActionViewerQuery['viewer'];

/** Reads the acting viewer from the cache; the shell has loaded it. */
export function readViewer(cache: ApolloCache): Viewer {
  const data = cache.readQuery({ query });
  if (!data) throw new Error('The shell has not loaded the viewer yet.');
  return data.viewer;
}
