import { graphql } from '../../generated/gql.ts';

export const query = graphql(/* GraphQL */ `
  query ProductCreateScreen {
    ...ProductCategories @unmask
  }
`);
