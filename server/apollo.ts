import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Context } from './context.ts';
import { limitCost, limits, limitShape } from './limits.ts';
import { schema } from './schema.ts';

/** Operations known when the client was built, by the hash of their text: the client sends only the hash. */
export type KnownOperations = Readonly<Record<string, string>>;

/** What a client is told of an error: its own mistakes in full, a fault of ours without its inner workings. */
function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const cause = unwrapResolverError(error);
  if (cause instanceof GraphQLError || formatted.extensions?.['code'] !== 'INTERNAL_SERVER_ERROR')
    return formatted;
  console.error(cause);
  return {
    ...formatted,
    message: 'Something went wrong on our side. Please try again.',
    extensions: { code: 'INTERNAL_SERVER_ERROR' },
  };
}

/** The hash lookup reads from a fixed list and learns nothing from requests, so that nobody can fill it. */
function knownOperations(known: KnownOperations) {
  const byHash = new Map(Object.entries(known));
  return {
    get: async (key: string) => byHash.get(key.replace(/^apq:/, '')),
    set: async () => {},
    delete: async () => {},
  };
}

interface Options {
  known?: KnownOperations;
  plugins?: ApolloServerPlugin<Context>[];
}

/** The one GraphQL server: /graphql, the pages and the tests all ask it. */
export function createApolloServer({ known = {}, plugins = [] }: Options = {}): ApolloServer<Context> {
  return new ApolloServer<Context>({
    schema,
    introspection: true,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: process.env['NODE_ENV'] === 'production',
    stopOnTerminationSignals: false,
    formatError,
    validationRules: [limitShape],
    parseOptions: { maxTokens: limits.tokens },
    validationOptions: { maxErrors: limits.errors },
    executionOptions: { maxCoercionErrors: limits.errors },
    persistedQueries: { cache: knownOperations(known) },
    plugins: [
      limitCost,
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ...plugins,
    ],
  });
}
