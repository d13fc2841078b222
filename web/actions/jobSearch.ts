import type { ApolloCache } from '@apollo/client';
import { localChangesLayer } from '../apollo/localChangesLayer.ts';
import { alertKey, alertOf, searchKey } from '../../schema/rules/job/alert.ts';
import { jobAlerts, recentSearches } from '../apollo/jobSearches.ts';
import { graphql } from '../generated/gql.ts';
import type { RecentSearchesQuery } from '../generated/graphql.ts';
import { defineAction } from './defineAction.ts';

const query = graphql(/* GraphQL */ `
  query RecentSearches {
    recentSearches {
      id
      term
      location
    }
  }
`);

type RecentSearch = RecentSearchesQuery['recentSearches'][number];

/** All fields that screens select of a recent search: a local one must have them all. */
const completeSearch = graphql(/* GraphQL */ `
  fragment CompleteRecentSearch on RecentSearch {
    id
    term
    location
    results
    alerts
    new
  }
`);

/** The beginning of the ids of searches that this tab has recorded. */
const tabPrefix = 'search-tab-';

const recentIn = (cache: ApolloCache): readonly RecentSearch[] =>
  cache.readQuery({ query })?.recentSearches ?? [];

/**
 * Adds a search to the head of the recent searches, once. It is not an action: a server would record the search when
 * it runs the query.
 */
export function recordSearch(
  cache: ApolloCache,
  search: { term: string; location: string | null },
  state: { results: number; alerts: boolean },
): void {
  // The server's search with the same words is older, so this one needs its own id.
  const reference = { __typename: 'RecentSearch' as const, id: `${tabPrefix}${searchKey(search)}` };
  localChangesLayer(cache).add((layer) => {
    for (const other of recentIn(layer))
      if (searchKey(other) === searchKey(search)) recentSearches.set(layer, other, false);
    const data = { ...reference, ...search, ...state, new: 0 };
    layer.writeFragment({ id: layer.identify(reference)!, fragment: completeSearch, data });
    recentSearches.set(layer, reference, true);
  });
}

/** Adds searches that only this tab has to the list, or removes them. Returns the others, which are the server's. */
export function listTabSearches<S extends { id: string }>(
  cache: ApolloCache,
  searches: readonly S[],
  listed: boolean,
): S[] {
  const isOfTab = ({ id }: S) => id.startsWith(tabPrefix);
  const own = searches.filter(isOfTab).toReversed();
  if (own.length > 0)
    localChangesLayer(cache).add((layer) => {
      for (const { id } of own) recentSearches.set(layer, { __typename: 'RecentSearch', id }, listed);
    });
  return searches.filter((search) => !isOfTab(search));
}

export const clearRecentSearches = defineAction(
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
  simulate: () => ({ recentSearches: [] }),
  update: (cache) => {
    // The list shows a limited number: removing these reveals more, until none is left.
    for (let visible = recentIn(cache); visible.length > 0; visible = recentIn(cache))
      for (const search of visible) recentSearches.set(cache, search, false);
  },
});

/** Undoes Clear. It needs no notice where it was pressed, since the searches are visible again. */
export const restoreRecentSearches = defineAction(
  graphql(/* GraphQL */ `
    mutation RestoreRecentSearches($input: RestoreRecentSearchesInput!) {
      restoreRecentSearches(input: $input) {
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
  simulate: ({ input: { searchIds } }) => ({
    recentSearches: searchIds.map((id) => ({ __typename: 'RecentSearch', id })),
  }),
  update: (cache, { recentSearches: restored }) => {
    for (const search of restored?.toReversed() ?? []) recentSearches.set(cache, search, true);
  },
});

export const setJobAlert = defineAction(
  graphql(/* GraphQL */ `
    mutation SetJobAlert($input: SetJobAlertInput!) {
      setJobAlert(input: $input) {
        enabled
        alert {
          id
          ...CompleteJobAlert
        }
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({
  simulate: ({ input: { filter, enabled } }) => {
    const alert = alertOf(filter);
    return {
      enabled,
      alert: { __typename: 'JobAlert', id: `alert-tab-${alertKey(alert)}`, ...alert },
    };
  },
  update: (cache, { alert }, { input: { enabled } }) => {
    if (alert) jobAlerts.set(cache, alert, enabled);
  },
  notice: (_payload, { input: { name, enabled } }) =>
    enabled
      ? { title: 'Alert set', description: `We'll tell you about new jobs: ${name}.` }
      : { title: 'Alert removed', description: `You won't get new jobs for ${name}.` },
});
