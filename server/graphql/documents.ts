import type { ApolloServerOptions, BaseContext } from '@apollo/server';
import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';

/** Tokens of all documents that are kept; a token with its neighbours takes about 500 bytes. */
const mostTokens = 40_000;

type Documents = NonNullable<ApolloServerOptions<BaseContext>['documentStore']>;

/**
 * Operations that have been parsed and validated. Those that the client was built with stay, as they are asked again
 * and again; of all others the latest few, so that nobody fills the memory with operations asked once. Apollo
 * Server's own store guesses sizes at a quarter of what they are.
 */
export function createDocuments(isKnown: (hash: string) => boolean): Documents {
  const known = new Map<string, DocumentNode>();
  const others = new LRUCache<string, DocumentNode>({
    maxSize: mostTokens,
    sizeCalculation: ({ tokenCount = mostTokens }) => tokenCount,
  });
  return {
    get: async (key) => known.get(key) ?? others.get(key),
    set: async (key, document) => {
      // The key is the hash of the schema and, after a colon, that of the operation.
      if (isKnown(key.slice(key.indexOf(':') + 1))) known.set(key, document);
      else others.set(key, document);
    },
    delete: async (key) => known.delete(key) || others.delete(key),
  };
}
