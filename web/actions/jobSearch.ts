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

/** All that screens ask of a search: one of this tab has nowhere else to get it from. */
const whole = graphql(/* GraphQL */ `
  fragment CompleteRecentSearch on RecentSearch {
    id
    term
    location
    results
    alerts
    new
  }
`);

const recentIn = (cache: ApolloCache): readonly RecentSearch[] =>
  cache.readQuery({ query })?.recentSearches ?? [];

/**
 * Puts a search that was made at the head of the recent ones, and counts it once. It is no action: a server notes a
 * search by itself when it answers it.
 */
export function recordSearch(
  cache: ApolloCache,
  search: { term: string; location: string | null },
  found: { results: number; alerts: boolean },
): void {
  // Its own id: what the server says of a search of the same words is older.
  const note = { __typename: 'RecentSearch' as const, id: `search-tab-${searchKey(search)}` };
  localChangesLayer(cache).add((layer) => {
    for (const other of recentIn(layer))
      if (searchKey(other) === searchKey(search)) recentSearches.set(layer, other, false);
    const data = { ...note, ...search, ...found, new: 0 };
    layer.writeFragment({ id: layer.identify(note)!, fragment: whole, data });
    recentSearches.set(layer, note, true);
  });
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
    // Those for which there was no room would take the place of what goes.
    for (let shown = recentIn(cache); shown.length > 0; shown = recentIn(cache))
      for (const search of shown) recentSearches.set(cache, search, false);
  },
});

/** Takes a Clear back; where it was pressed, the searches show that. */
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
