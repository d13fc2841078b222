import {
  ApolloClient,
  InMemoryCache,
  type ApolloLink,
  type FieldPolicy,
  type Reference,
  type StoreObject,
} from '@apollo/client';
import possible from '../generated/possible-types.ts';

/**
 * What a list has brought, or what exists only in this tab, is known by its id, even when the server does not know
 * it. Otherwise what the server has said is left as it is: its null must not become a reference to nothing.
 */
const byId = (__typename: string): FieldPolicy<Reference | null> => ({
  read: (existing, { args, toReference, canRead }) => {
    const reference = toReference({ __typename, id: String(args?.['id']) });
    return existing === undefined || canRead(reference) ? reference : existing;
  },
});

/** A list of the viewer's own: what the server says first, and from then on what the actions of this tab make of it. */
const keptInTab: FieldPolicy = { merge: (existing, incoming) => existing ?? incoming };

/** The same for the variants of a list that only the viewer's own are in; the others are the server's. */
const keptWhere = (...conditions: readonly string[]): FieldPolicy => ({
  merge: (existing, incoming, { args }) =>
    conditions.some((condition) => args?.['filter']?.[condition]) ? (existing ?? incoming) : incoming,
});

/** A count of the viewer's own things; where their list is in the cache, it knows better than the server. */
const countOf = (fieldName: string, condition: string): FieldPolicy<number> => ({
  read: (told, { readField }) => {
    const list = readField<StoreObject>({
      fieldName,
      args: { filter: { [condition]: true } },
      from: { __ref: 'ROOT_QUERY' },
    });
    return list ? readField<number>('totalCount', list) : told;
  },
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
          job: byId('Job'),
          gigs: keptWhere('mineOnly', 'wishlistedOnly'),
          jobs: keptWhere('savedOnly', 'appliedOnly'),
          projects: keptWhere('savedOnly'),
          recentSearches: keptInTab,
        },
      },
      JobConnection: { fields: { viewerHasAlert: keptInTab } },
      Profile: { fields: { jobPostings: keptInTab } },
      // It has no id: what the list knows of it stays when the project's page asks for other fields.
      ProjectDetails: { merge: true },
      ViewerItems: {
        fields: {
          gigs: countOf('gigs', 'mineOnly'),
          appliedJobs: countOf('jobs', 'appliedOnly'),
          savedJobs: countOf('jobs', 'savedOnly'),
          savedProjects: countOf('projects', 'savedOnly'),
        },
      },
    },
  });
  return new ApolloClient({ cache, dataMasking: true, link, ...options });
}
