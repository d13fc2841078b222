import {
  ApolloClient,
  InMemoryCache,
  type ApolloLink,
  type FieldPolicy,
  type Reference,
} from '@apollo/client';
import possible from '../generated/possible-types.ts';

/**
 * What a list has brought, or what exists only in this tab, is known by its id. What the server has said is left as
 * it is: its null must not become a reference to nothing.
 */
const byId = (__typename: string): FieldPolicy<Reference | null> => ({
  read: (existing, { args, toReference }) =>
    existing === undefined ? toReference({ __typename, id: String(args?.['id']) }) : existing,
});

/** A client with data masking: a component reads only the fields of its own fragment. */
export function createClient(link: ApolloLink, options: Partial<ApolloClient.Options> = {}): ApolloClient {
  const cache = new InMemoryCache({
    possibleTypes: possible.possibleTypes,
    typePolicies: {
      Query: {
        fields: {
          post: byId('Post'),
          gig: byId('Gig'),
        },
      },
    },
  });
  return new ApolloClient({ cache, dataMasking: true, link, ...options });
}
