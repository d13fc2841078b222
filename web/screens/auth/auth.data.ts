import { graphql } from '../../generated/gql.ts';

/** Loads the viewer for `SampleMember` and the account actions. The shell's query does not run on this screen. */
export const query = graphql(/* GraphQL */ `
  query AuthScreen {
    viewer {
      id
      name
      isAuthenticated
    }
  }
`);
