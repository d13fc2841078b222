import { ApolloClient, ApolloLink } from '@apollo/client';
import { ChangeRecordingCache } from '../hydration/serverCache.ts';
import possible from '../generated/possible-types.ts';
import { fetchMissingPages } from './missingPages.ts';
import { localChangesLink } from './localChangesLink.ts';
import { typePolicies } from './typePolicies.ts';

/** A client with data masking: a component reads only the fields of its own fragment. */
export function createClient(link: ApolloLink, options: Partial<ApolloClient.Options> = {}): ApolloClient {
  const cache = new ChangeRecordingCache({
    possibleTypes: possible.possibleTypes,
    typePolicies,
    // On the server each result is read once, so that storing it only costs time.
    resultCaching: !options.ssrMode,
  });
  const client = new ApolloClient({
    cache,
    dataMasking: true,
    link: ApolloLink.from([localChangesLink(), link]),
    ...options,
  });
  fetchMissingPages(client);
  return client;
}
