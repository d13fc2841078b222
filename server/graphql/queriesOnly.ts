import type { ApolloServerPlugin } from '@apollo/server';
import {
  getOperationAST,
  Kind,
  OperationTypeNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';

/** Whether the schema names all that the operation asks of its root. */
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
 * Mutations and subscriptions are no mistake of their own: clients that know the whole contract may send them. Those
 * that this server does not have are told in one sentence instead of by every type that is missing.
 */
export const queriesOnly: ApolloServerPlugin = {
  requestDidStart: async ({ schema }) => ({
    willSendResponse: async ({ document, request, response }) => {
      const operation = document && getOperationAST(document, request.operationName);
      if (!operation || operation.operation === OperationTypeNode.QUERY || response.body.kind !== 'single')
        return;
      if (isServed(schema, operation)) return;
      // GET has its own status for them.
      if (response.http.status !== 405) response.http.status = 400;
      response.body.singleResult = {
        errors: [
          {
            message:
              'This server does not answer that: actions that its schema does not name are simulated in the browser.',
            extensions: { code: 'BAD_REQUEST' },
          },
        ],
      };
    },
  }),
};
