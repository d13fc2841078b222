import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError } from 'graphql';
import { Busy, createRequestQueue } from '../shared/requestQueue.ts';
import { costOfRequest, limits } from './limits.ts';

/** The cost from which an operation is large: it takes several milliseconds. */
const largeCost = 2_000;
const queueLimits = { name: 'operations', running: 1, waiting: 1_000 } as const;
/** An operation waits even if its client has disconnected. */
const never = new AbortController().signal;

/** Executes large operations one at a time, so that a short request waits for one of them at most. */
export function queueLargeOperations(): ApolloServerPlugin {
  const run = createRequestQueue(queueLimits);
  /** For each running operation, what ends its turn. */
  const turns = new WeakMap<object, () => void>();

  /** Resolves when the operation may begin; its turn lasts until its response is ready. */
  const begin = (request: object) =>
    new Promise<void>((resolve, reject) => {
      const turn = () =>
        new Promise<void>((end) => {
          turns.set(request, end);
          resolve();
        });
      run(never, turn).catch(reject);
    });

  return {
    requestDidStart: async () => ({
      async didResolveOperation(requestContext) {
        const { schema, document, operation, request } = requestContext;
        if (!operation) return;
        const cost = costOfRequest({ schema, document, operation, variables: request.variables ?? {} });
        // `limitCost` refuses more than the limit.
        if (cost < largeCost || cost > limits.cost) return;
        try {
          await begin(requestContext);
        } catch (error) {
          if (!(error instanceof Busy)) throw error;
          throw new GraphQLError('The server is busy. Try again in a few seconds.', {
            extensions: { code: 'BUSY', http: { status: 503 } },
          });
        }
      },
      willSendResponse: async (requestContext) => turns.get(requestContext)?.(),
    }),
    unexpectedErrorProcessingRequest: async ({ requestContext }) => turns.get(requestContext)?.(),
  };
}
