import { ApolloClient, InMemoryCache, type ApolloLink, type Reference } from '@apollo/client';
import possible from '../generated/possible-types.ts';

/** A client with data masking: a component reads only the fields of its own fragment. */
export function createClient(link: ApolloLink, options: Partial<ApolloClient.Options> = {}): ApolloClient {
  const cache = new InMemoryCache({
    possibleTypes: possible.possibleTypes,
    typePolicies: {
      Query: {
        fields: {
          // A post that a list has brought, or that exists only in this tab, is known by its id. What the server
          // has said is left as it is: its null must not become a reference to nothing.
          post: {
            read: (existing: Reference | null | undefined, { args, toReference }) =>
              existing === undefined
                ? toReference({ __typename: 'Post', id: String(args?.['id']) })
                : existing,
          },
        },
      },
    },
  });
  return new ApolloClient({ cache, dataMasking: true, link, ...options });
}
