import type { ApolloServerPlugin } from '@apollo/server';
import {
  getOperationAST,
  Kind,
  OperationTypeNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';

/** Whether the schema has all root fields of the operation. */
function isServed(schema: GraphQLSchema, { operation, selectionSet }: OperationDefinitionNode): boolean {
  const fields = schema.getRootType(operation)?.getFields();
  return (
    fields !== undefined &&
    selectionSet.selections.every(
      (node) => node.kind !== Kind.FIELD || node.name.value === '__typename' || node.name.value in fields,
    )
  );
}

/**
 * Responds with one error to mutations and subscriptions that the server does not have. Validation alone would report
 * an error for each missing type. Clients that use the complete schema may send such operations.
 */
export const queriesOnly: ApolloServerPlugin = {
  requestDidStart: async ({ schema }) => ({
    willSendResponse: async ({ document, request, response }) => {
      const operation = document && getOperationAST(document, request.operationName);
      if (!operation || operation.operation === OperationTypeNode.QUERY || response.body.kind !== 'single')
        return;
      if (isServed(schema, operation)) return;
      // Apollo Server already responds with 405 to a mutation over GET.
      if (response.http.status !== 405) response.http.status = 400;
      response.body.singleResult = {
        errors: [
          {
            message:
              'This server does not run this operation: actions that its schema does not have are simulated in the browser.',
            extensions: { code: 'BAD_REQUEST' },
          },
        ],
      };
    },
  }),
};
