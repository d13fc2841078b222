import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import possible from '../generated/possible-types.ts';
import { fetchMissingPages } from './missingPages.ts';
import { tabLink } from './tabLink.ts';
import { typePolicies } from './typePolicies.ts';

/** A client with data masking: a component reads only the fields of its own fragment. */
export function createClient(link: ApolloLink, options: Partial<ApolloClient.Options> = {}): ApolloClient {
  const cache = new InMemoryCache({ possibleTypes: possible.possibleTypes, typePolicies });
  const client = new ApolloClient({
    cache,
    dataMasking: true,
    link: ApolloLink.from([tabLink(), link]),
    ...options,
  });
  fetchMissingPages(client);
  return client;
}
