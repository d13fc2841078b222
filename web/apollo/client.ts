import { ApolloClient, type ApolloLink, type InMemoryCache, type InMemoryCacheConfig } from '@apollo/client';
import { ChangeRecordingCache } from '../hydration/serverCache.ts';
import possible from '../generated/possible-types.ts';
import { typePolicies } from './typePolicies.ts';

/** A client with data masking: a component reads only its own fragment. `entry-server.tsx` replaces masking and cache. */
export function createClient(
  link: ApolloLink,
  options: Partial<ApolloClient.Options> = {},
  createCache: (config: InMemoryCacheConfig) => InMemoryCache = (config) => new ChangeRecordingCache(config),
): ApolloClient {
  const cache = createCache({ possibleTypes: possible.possibleTypes, typePolicies });
  return new ApolloClient({
    cache,
    dataMasking: true,
    link,
    ...options,
  });
}
