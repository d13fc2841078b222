import type { ApolloServerPlugin } from '@apollo/server';
import { getOperationAST, OperationTypeNode } from 'graphql';

/**
 * Mutations and subscriptions are no mistake of their own: clients that know the whole contract may send them. They
 * are told in one sentence instead of by every type that this server does not have.
 */
export const queriesOnly: ApolloServerPlugin = {
  requestDidStart: async () => ({
    willSendResponse: async ({ document, request, response }) => {
      const operation = document && getOperationAST(document, request.operationName);
      if (!operation || operation.operation === OperationTypeNode.QUERY || response.body.kind !== 'single')
        return;
      // GET has its own status for them.
      if (response.http.status !== 405) response.http.status = 400;
      response.body.singleResult = {
        errors: [
          {
            message: 'Actions are simulated in the browser; this server answers queries only.',
            extensions: { code: 'BAD_REQUEST' },
          },
        ],
      };
    },
  }),
};
