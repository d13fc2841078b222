import type { ApolloCache } from '@apollo/client';
import { graphql } from '../generated/gql.ts';
import type { KeptSearchesQuery } from '../generated/graphql.ts';
import { alertVariables, summaryOf } from './jobAlert.ts';
import { action } from './stub.ts';

const searches = graphql(/* GraphQL */ `
  query KeptSearches {
    recentSearches {
      id
      term
      location
      results
      alerts
      new
    }
  }
`);

export type KeptSearch = KeptSearchesQuery['recentSearches'][number];

/** A search without words has the term ''; one without a place has no location. */
interface Search {
  term: string;
  location: string | null;
}

const mostSearches = 6;

const sameAs =
  ({ term, location }: Search) =>
  (other: Search) =>
    other.term.toLowerCase() === term.toLowerCase() &&
    (other.location ?? '').toLowerCase() === (location ?? '').toLowerCase();

const readSearches = (cache: ApolloCache) => cache.readQuery({ query: searches })?.recentSearches ?? [];

/** Whether an alert is set, just as the jobs screen asks for it. */
const alert = graphql(/* GraphQL */ `
  query JobAlert($query: String, $location: String) {
    jobs(filter: { query: $query, location: $location }, first: 1) {
      viewerHasAlert
    }
  }
`);

const alertOf = ({ term, location }: Search) => ({
  query: alert,
  variables: alertVariables(term, location ?? ''),
});

/** Sets the recent searches of this tab, each with its alert as it is now; writing those before a Clear takes it back. */
export function writeSearches(cache: ApolloCache, kept: readonly KeptSearch[]): void {
  const recentSearches = kept.map((search) => ({
    ...search,
    alerts: cache.readQuery(alertOf(search))?.jobs.viewerHasAlert ?? search.alerts,
  }));
  cache.writeQuery({ query: searches, data: { recentSearches }, overwrite: true });
}

/** Puts a search that was made at the head of the recent ones. */
export function noteSearch(cache: ApolloCache, search: Search, results: number): void {
  const kept = readSearches(cache);
  const known = kept.find(sameAs(search));
  const note: KeptSearch = {
    __typename: 'RecentSearch',
    // Its own id: what the server says of a search of the same words is older.
    id: `search-tab-${JSON.stringify([search.term, search.location])}`,
    ...search,
    results,
    alerts: known?.alerts ?? false,
    new: 0,
  };
  writeSearches(cache, [note, ...kept.filter((other) => other !== known)].slice(0, mostSearches));
}

export const clearRecentSearches = action(
  graphql(/* GraphQL */ `
    mutation ClearRecentSearches {
      clearRecentSearches {
        recentSearches {
          id
        }
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({
  answer: () => ({
    recentSearches: [],
  }),
  update: (cache) => writeSearches(cache, []),
});

export const setJobAlert = action(
  graphql(/* GraphQL */ `
    mutation SetJobAlert($input: SetJobAlertInput!) {
      setJobAlert(input: $input) {
        enabled
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({
  answer: ({ input: { enabled } }) => ({
    enabled,
  }),
  update: (cache, _payload, { input: { query, location, enabled } }) => {
    cache.writeQuery({
      ...alertOf({ term: query, location }),
      data: { jobs: { __typename: 'JobConnection', viewerHasAlert: enabled } },
      overwrite: true,
    });
    // Those that show among the recent ones follow.
    writeSearches(cache, readSearches(cache));
  },
  notice: (_payload, { input: { query, location, enabled } }) => {
    const jobs = summaryOf({ q: query, location });
    return enabled
      ? { title: 'Alert set', description: `We will tell you about new jobs: ${jobs}.` }
      : { title: 'Alert removed', description: `No more news about ${jobs}.` };
  },
});
