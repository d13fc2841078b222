import { ApolloLink, type ApolloClient, type NormalizedCacheObject } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useSyncExternalStore } from 'react';
import { createClient } from './client.ts';

interface Seed {
  data: NormalizedCacheObject;
  /** Whether the cache says something else by now. */
  changed: boolean;
  client?: ApolloClient;
}

const seeds = new WeakMap<ApolloClient, Seed>();
const changes = ['write', 'modify', 'evict', 'recordOptimisticTransaction'] as const;

/** Fills a client's cache with what the server has rendered from, and remembers that. */
export function plantSeed(client: ApolloClient, data: NormalizedCacheObject): void {
  const { cache } = client;
  cache.restore(data);
  const seed: Seed = { data, changed: false };
  seeds.set(client, seed);
  for (const name of changes) {
    const change = cache[name].bind(cache) as (...args: unknown[]) => never;
    cache[name] = (...args: unknown[]) => {
      seed.changed = true;
      return change(...args);
    };
  }
}

function clientOf(seed: Seed): ApolloClient {
  if (!seed.client) {
    seed.client = createClient(ApolloLink.empty());
    seed.client.cache.restore(seed.data);
  }
  return seed.client;
}

const never = () => () => {};

/**
 * While a part of the server's page comes to life after the cache has changed: a client that knows what the server
 * knew, so that both render the same. A moment later, and everywhere else, nothing.
 */
export function useSeed(): ApolloClient | undefined {
  const seed = seeds.get(useApolloClient());
  const late = useSyncExternalStore(
    never,
    () => false,
    () => seed?.changed ?? false,
  );
  return late && seed ? clientOf(seed) : undefined;
}
