import type { ApolloServerOptions, BaseContext } from '@apollo/server';
import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';

/** Maximum number of tokens of all cached documents; a token takes about 500 bytes. */
const maxTokens = 20_000;

type Documents = NonNullable<ApolloServerOptions<BaseContext>['documentStore']>;

/**
 * Apollo Server's store of parsed and validated operations. Persisted ones stay; of others it keeps the latest, so that they
 * cannot fill the memory. Apollo's own store underestimates the size of a document by a factor of four.
 */
export function createDocuments(isPersisted: (hash: string) => boolean): Documents {
  const persisted = new Map<string, DocumentNode>();
  const others = new LRUCache<string, DocumentNode>({
    maxSize: maxTokens,
    sizeCalculation: ({ tokenCount = maxTokens }) => tokenCount,
  });
  return {
    get: async (key) => persisted.get(key) ?? others.get(key),
    set: async (key, document) => {
      // The key is the hash of the schema and, after a colon, that of the operation.
      if (isPersisted(key.slice(key.indexOf(':') + 1))) persisted.set(key, document);
      else others.set(key, document);
    },
    delete: async (key) => persisted.delete(key) || others.delete(key),
  };
}
