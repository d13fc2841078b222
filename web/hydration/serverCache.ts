import {
  InMemoryCache,
  type ApolloClient,
  type Cache,
  type NormalizedCacheObject,
  type Reference,
} from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useSyncExternalStore } from 'react';

/** Apollo's cache. It also records whether its data has changed; `restore` is not a change. */
export class ChangeRecordingCache extends InMemoryCache {
  hasChanged = false;

  override write(options: Cache.WriteOptions): Reference | undefined {
    this.hasChanged = true;
    return super.write(options);
  }

  override modify<Entity extends Record<string, unknown>>(options: Cache.ModifyOptions<Entity>): boolean {
    this.hasChanged = true;
    return super.modify(options);
  }

  override evict(options: Cache.EvictOptions): boolean {
    this.hasChanged = true;
    return super.evict(options);
  }
}

/** For each client with the server's data: returns a client that keeps this data; the same one each time. */
const serverClients = new WeakMap<ApolloClient, () => ApolloClient>();

/**
 * Fills a client's cache with the data that the server rendered the page from. It also stores that data for the parts of
 * the page that hydrate later. `createOffline` creates the client that reads it, without a network.
 */
export function restoreServerCache(
  client: ApolloClient,
  data: NormalizedCacheObject,
  createOffline: () => ApolloClient,
): void {
  client.cache.restore(data);
  let offline: ApolloClient | undefined;
  serverClients.set(client, () => {
    if (!offline) {
      offline = createOffline();
      offline.cache.restore(data);
    }
    return offline;
  });
}

/** Returns the client with the data that the server rendered the page from, if any. */
export const serverClientOf = (client: ApolloClient): ApolloClient | undefined =>
  serverClients.get(client)?.();

const noSubscription = () => () => {};

/**
 * Returns a client with the server's cache while a part of the page hydrates after the browser's cache has changed. The
 * part then renders the same as on the server. Returns undefined in every other render.
 */
export function useServerCache(): ApolloClient | undefined {
  const client = useApolloClient();
  const serverClient = serverClients.get(client);
  const isStale = useSyncExternalStore(
    noSubscription,
    () => false,
    () => serverClient !== undefined && (client.cache as ChangeRecordingCache).hasChanged,
  );
  return isStale ? serverClient?.() : undefined;
}
