import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { unwrapResolverError } from '@apollo/server/errors';
import type { GraphQLFormattedError, GraphQLSchema } from 'graphql';
import type { Context } from './context.ts';
import { createDocuments } from './graphql/documents.ts';
import type { PersistedOperations } from './graphql/persistedOperations.ts';
import { limitCost, limits, limitShape } from './graphql/limits.ts';
import { queriesOnly } from './graphql/queriesOnly.ts';
import { schema as contract } from './schema.ts';
import { recordValuePositions, describeInvalidValue } from './graphql/invalidValues.ts';

/** Apollo Server gives these no code of their own, and words that say little. */
const persistedMistakes = new Map([
  [
    'provided sha does not match query',
    'extensions.persistedQuery.sha256Hash must be the SHA-256 of the query, in hexadecimal digits.',
  ],
  ['Unsupported persisted query version', 'extensions.persistedQuery.version must be 1.'],
]);

/** What a client is told of an error: its own mistakes in full, a fault of ours without its inner workings. */
const formatError = (schema: GraphQLSchema) => (formatted: GraphQLFormattedError, error: unknown) => {
  const mistake = persistedMistakes.get(formatted.message);
  if (mistake) return { ...formatted, message: mistake, extensions: { code: 'BAD_REQUEST' } };
  const worded = describeInvalidValue(schema, formatted, error);
  if (worded !== formatted) return worded;
  const cause = unwrapResolverError(error);
  // By name: a tool may have loaded the package twice.
  const isGraphQL = cause instanceof Error && cause.name === 'GraphQLError';
  if (isGraphQL || formatted.extensions?.['code'] !== 'INTERNAL_SERVER_ERROR') return formatted;
  console.error(cause);
  return {
    ...formatted,
    message: 'Something went wrong on our side. Please try again.',
    extensions: { code: 'INTERNAL_SERVER_ERROR' },
  };
};

/** The hash lookup reads from a fixed list and learns nothing from requests, so that nobody can fill it. */
function knownOperations(known: PersistedOperations) {
  const byHash = new Map(Object.entries(known));
  return {
    get: async (key: string) => byHash.get(key.replace(/^apq:/, '')),
    set: async () => {},
    delete: async () => {},
  };
}

interface Options {
  /** Another than the one that is served: a test makes an action real in its own. */
  schema?: GraphQLSchema;
  known?: PersistedOperations;
  plugins?: ApolloServerPlugin<Context>[];
}

/** The one GraphQL server: /graphql, the pages and the tests all ask it. */
export function createApolloServer({
  schema = contract,
  known = {},
  plugins = [],
}: Options = {}): ApolloServer<Context> {
  return new ApolloServer<Context>({
    schema,
    introspection: true,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: process.env['NODE_ENV'] === 'production',
    stopOnTerminationSignals: false,
    formatError: formatError(schema),
    validationRules: [limitShape, recordValuePositions],
    parseOptions: { maxTokens: limits.tokens },
    validationOptions: { maxErrors: limits.errors },
    executionOptions: { maxCoercionErrors: limits.errors },
    documentStore: createDocuments((hash) => Object.hasOwn(known, hash)),
    persistedQueries: { cache: knownOperations(known) },
    plugins: [
      limitCost,
      queriesOnly,
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ...plugins,
    ],
  });
}
