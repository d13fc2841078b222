import type { ApolloClient, NormalizedCacheObject } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useSyncExternalStore } from 'react';

interface ServerCache {
  /** Whether the client's cache has changed since it was restored. */
  changed: boolean;
  /** Returns a client whose cache is the server's; the same one each time. */
  client: () => ApolloClient;
}

const serverCaches = new WeakMap<ApolloClient, ServerCache>();
const changes = ['write', 'modify', 'evict', 'recordOptimisticTransaction'] as const;

/**
 * Fills a client's cache with the data that the server rendered the page from. It also stores that data for the parts of
 * the page that hydrate later. `createOffline` creates the client that reads it, without a network.
 */
export function restoreServerCache(
  client: ApolloClient,
  data: NormalizedCacheObject,
  createOffline: () => ApolloClient,
): void {
  const { cache } = client;
  cache.restore(data);
  let offline: ApolloClient | undefined;
  const serverCache: ServerCache = {
    changed: false,
    client: () => {
      if (!offline) {
        offline = createOffline();
        offline.cache.restore(data);
      }
      return offline;
    },
  };
  serverCaches.set(client, serverCache);
  for (const name of changes) {
    const change = cache[name].bind(cache) as (...args: unknown[]) => never;
    cache[name] = (...args: unknown[]) => {
      serverCache.changed = true;
      return change(...args);
    };
  }
}

const never = () => () => {};

/**
 * Returns a client with the server's cache while a part of the page hydrates after the browser's cache has changed. The
 * part then renders the same as on the server. Returns undefined in every other render.
 */
export function useServerCache(): ApolloClient | undefined {
  const serverCache = serverCaches.get(useApolloClient());
  const isStale = useSyncExternalStore(
    never,
    () => false,
    () => serverCache?.changed ?? false,
  );
  return isStale ? serverCache?.client() : undefined;
}
