import type { Params } from 'react-router-dom';
import { graphql } from '../../generated/gql.ts';
import { parseId } from '../../routing/parseId.ts';

export const query = graphql(/* GraphQL */ `
  query ProductEditScreen($id: ID!) {
    creatorProduct(id: $id) {
      id
      ...ProductEditor_product
    }
    ...ProductCategories @unmask
  }
`);

export const variables = ({ params }: { params: Params }) => ({ id: parseId(params['id']) });
