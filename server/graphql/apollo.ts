import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import type { GraphQLFormattedError, GraphQLSchema } from 'graphql';
import type { Context } from '../data/context.ts';
import { createDocuments } from './documents.ts';
import { unknownHash, type PersistedOperations } from './persistedOperations.ts';
import { limitCost, limits, limitShape, reportCost } from './limits.ts';
import { explainUnserved } from './explainUnserved.ts';
import { logInternalErrors, maskInternal } from './internalErrors.ts';
import { schema as contract } from './schema.ts';
import { describeInvalidValue, recordValuePositions, refuseInvalidVariables } from './invalidValues.ts';

/** Apollo Server's messages of errors without a code, each with a helpful one. */
const persistedQueryErrors = new Map([
  [
    'provided sha does not match query',
    'extensions.persistedQuery.sha256Hash must be the SHA-256 of the query, in hexadecimal digits.',
  ],
  ['Unsupported persisted query version', 'extensions.persistedQuery.version must be 1.'],
]);

/** Client errors keep their message; internal errors are masked. */
const formatError = (formatted: GraphQLFormattedError, error: unknown) => {
  if (formatted.extensions?.['code'] === 'PERSISTED_QUERY_NOT_FOUND') return unknownHash;
  const clearMessage = persistedQueryErrors.get(formatted.message);
  if (clearMessage) return { ...formatted, message: clearMessage, extensions: { code: 'BAD_REQUEST' } };
  const described = describeInvalidValue(formatted, error);
  if (described !== formatted) return described;
  return maskInternal(formatted, error);
};

/** A fixed cache of persisted queries: requests cannot fill the memory. Apollo Server's keys are 'apq:' and the hash. */
function fixedCache(persisted: PersistedOperations) {
  const byHash = new Map(Object.entries(persisted));
  return {
    get: async (key: string) => byHash.get(key.replace(/^apq:/, '')),
    set: async () => {},
    delete: async () => {},
  };
}

interface Options {
  /** Replaces the schema without actions: live mode and tests have mutations. */
  schema?: GraphQLSchema;
  persisted?: PersistedOperations;
  plugins?: ApolloServerPlugin<Context>[];
  /** The site's public origin, for the addresses of pages in messages; without it they are paths. */
  origin?: string;
}

/** Creates the GraphQL server that /graphql, the pages and the tests share. */
export function createApolloServer({
  schema = contract,
  persisted = {},
  plugins = [],
  origin = '',
}: Options = {}): ApolloServer<Context> {
  return new ApolloServer<Context>({
    schema,
    introspection: true,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    formatError,
    validationRules: [limitShape, recordValuePositions],
    parseOptions: { maxTokens: limits.tokens },
    validationOptions: { maxErrors: limits.errors },
    documentStore: createDocuments((hash) => hash in persisted),
    persistedQueries: { cache: fixedCache(persisted) },
    plugins: [
      limitCost,
      reportCost,
      explainUnserved(origin),
      refuseInvalidVariables,
      logInternalErrors,
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ...plugins,
    ],
  });
}
