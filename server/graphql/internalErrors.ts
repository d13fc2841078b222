import type { ApolloServerPlugin } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import type { GraphQLFormattedError } from 'graphql';
import type { Context } from '../data/context.ts';
import { log } from '../shared/log.ts';

const code = 'INTERNAL_SERVER_ERROR';
const message = 'Something went wrong on our side. Please try again.';

/** Whether an error is one of the server: thrown by its code, and not as a GraphQLError for the client. */
function isInternal(error: unknown, given: unknown): boolean {
  const cause = unwrapResolverError(error);
  // Compares the name, because a tool may load the package twice, and `instanceof` would fail.
  const isGraphQL = cause instanceof Error && cause.name === 'GraphQLError';
  return !isGraphQL && (given ?? code) === code;
}

/** Masks an internal error. */
export const maskInternal = (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError =>
  isInternal(error, formatted.extensions?.['code'])
    ? { ...formatted, message, extensions: { code } }
    : formatted;

/** Logs internal errors. The client gets the id of the request, by which the log finds them, as `requestId`. */
export const logInternalErrors: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    didEncounterErrors: async ({ errors, operationName, contextValue: { requestId, pauses } }) => {
      for (const error of errors) {
        if (!isInternal(error, error.extensions['code'])) continue;
        // The query is refused or executed again.
        if (pauses?.canFail) pauses.hasFailed = true;
        else
          log('error', 'An operation failed.', {
            requestId,
            operation: operationName ?? undefined,
            path: error.path?.join('.'),
            error: unwrapResolverError(error),
          });
      }
    },
    willSendResponse: async ({ response: { body }, contextValue: { requestId } }) => {
      if (requestId === undefined || body.kind !== 'single' || !body.singleResult.errors) return;
      body.singleResult.errors = body.singleResult.errors.map((error) =>
        error.message === message ? { ...error, extensions: { ...error.extensions, requestId } } : error,
      );
    },
  }),
};
