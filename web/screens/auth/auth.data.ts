import { graphql } from '../../generated/gql.ts';

/** Who logs in and out: outside the shell nobody else has asked, and the actions speak for them. */
export const query = graphql(/* GraphQL */ `
  query AuthScreen {
    viewer {
      id
      name
      avatar
      headline
      isAuthenticated
    }
  }
`);
