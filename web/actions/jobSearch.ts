import type { ApolloCache } from '@apollo/client';
import { localChangesLayer } from '../apollo/localChangesLayer.ts';
import { alertKey, alertOf, searchKey } from '../../schema/rules/job/alert.ts';
import { jobAlerts, recentSearches } from '../apollo/jobSearches.ts';
import { viewerOf } from '../apollo/isGuest.ts';
import { graphql } from '../generated/gql.ts';
import type { RecentSearchesQuery } from '../generated/graphql.ts';
import { isLive } from '../ui/mode.ts';
import { defineAction } from './defineAction.ts';
import { storedSearches, storeSearches, type StoredSearch } from './storedSearches.ts';

const query = graphql(/* GraphQL */ `
  query RecentSearches {
    recentSearches {
      id
      term
      location
      results
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

/** Adds a search to the head of the list, once. */
function addSearch(cache: ApolloCache, search: StoredSearch, alerts: boolean): void {
  // The server's search with the same words is older, so this one needs its own id.
  const reference = { __typename: 'RecentSearch' as const, id: `${tabPrefix}${searchKey(search)}` };
  localChangesLayer(cache).add((layer) => {
    for (const other of recentIn(layer))
      if (searchKey(other) === searchKey(search)) recentSearches.set(layer, other, false);
    const data = { ...reference, ...search, alerts, new: 0 };
    layer.writeFragment({ id: layer.identify(reference)!, fragment: completeSearch, data });
    recentSearches.set(layer, reference, true);
  });
}

const isOfTab = ({ id }: { id: string }) => id.startsWith(tabPrefix);

/** The account whose searches this tab stores: in live mode that of the page. */
function storingAccount(cache: ApolloCache): string | undefined {
  const viewer = isLive() ? viewerOf({ cache }) : undefined;
  return viewer?.isAuthenticated ? viewer.id : undefined;
}

/** Stores the listed searches of this tab. */
function storeListed(cache: ApolloCache): void {
  const account = storingAccount(cache);
  const listed = cache.readQuery({ query }, true)?.recentSearches;
  if (account !== undefined && listed) storeSearches(account, listed.filter(isOfTab));
}

/** The caches that have the stored searches. */
const restoredCaches = new WeakSet<ApolloCache>();

/** Lists the searches that this tab has stored before a reload. */
export function restoreStoredSearches(cache: ApolloCache): void {
  if (restoredCaches.has(cache)) return;
  restoredCaches.add(cache);
  const account = storingAccount(cache);
  if (account === undefined) return;
  for (const search of storedSearches(account).toReversed()) addSearch(cache, search, false);
}

/**
 * Adds a search to the head of the recent searches, once. It is not an action: a server would record the search when
 * it runs the query. In live mode session storage has the searches of the tab, so that a reload keeps them. In simulated
 * mode a reload restores the sample data.
 */
export function recordSearch(
  cache: ApolloCache,
  { results, alerts, ...search }: StoredSearch & { alerts: boolean },
): void {
  restoreStoredSearches(cache);
  addSearch(cache, { ...search, results }, alerts);
  storeListed(cache);
}

/** Adds searches that only this tab has to the list, or removes all of them. Returns the others, which are the server's. */
export function listTabSearches<S extends { id: string }>(
  cache: ApolloCache,
  searches: readonly S[],
  listed: boolean,
): S[] {
  const own = searches.filter(isOfTab).toReversed();
  if (own.length > 0) {
    localChangesLayer(cache).add((layer) => {
      const visible = () => recentIn(layer).filter(isOfTab);
      if (listed)
        for (const { id } of own) recentSearches.set(layer, { __typename: 'RecentSearch', id }, true);
      // The list shows a limited number: removing these reveals more, until none is left.
      else
        for (let found = visible(); found.length > 0; found = visible())
          for (const search of found) recentSearches.set(layer, search, false);
    });
    storeListed(cache);
  }
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
