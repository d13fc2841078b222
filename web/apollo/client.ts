import { ApolloClient, ApolloLink, type InMemoryCache, type InMemoryCacheConfig } from '@apollo/client';
import { ChangeRecordingCache } from '../hydration/serverCache.ts';
import possible from '../generated/possible-types.ts';
import { fetchMissingPages } from './missingPages.ts';
import { localChangesLink } from './localChangesLink.ts';
import { typePolicies } from './typePolicies.ts';

/** A client with data masking: a component reads only the fields of its own fragment. */
export function createClient(
  link: ApolloLink,
  options: Partial<ApolloClient.Options> = {},
  createCache: (config: InMemoryCacheConfig) => InMemoryCache = (config) => new ChangeRecordingCache(config),
): ApolloClient {
  const cache = createCache({ possibleTypes: possible.possibleTypes, typePolicies });
  const client = new ApolloClient({
    cache,
    dataMasking: true,
    link: ApolloLink.from([localChangesLink(), link]),
    ...options,
  });
  fetchMissingPages(client);
  return client;
}
