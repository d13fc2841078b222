import { graphql } from '../generated/gql.ts';
import { defineAction } from './defineAction.ts';

export const clearRecentSearches = defineAction(
  graphql(/* GraphQL */ `
    mutation ClearRecentSearches {
      clearRecentSearches {
        recentSearches {
          id
        }
      }
    }
  `),
).with({});

/** Undoes Clear. It needs no notice where it was pressed, since the searches are visible again. */
export const restoreRecentSearches = defineAction(
  graphql(/* GraphQL */ `
    mutation RestoreRecentSearches($input: RestoreRecentSearchesInput!) {
      restoreRecentSearches(input: $input) {
        recentSearches {
          id
        }
      }
    }
  `),
).with({});

export const setJobAlert = defineAction(
  graphql(/* GraphQL */ `
    mutation SetJobAlert($input: SetJobAlertInput!) {
      setJobAlert(input: $input) {
        alert {
          id
        }
      }
    }
  `),
).with({
  notice: (_payload, { input: { name, enabled } }) =>
    enabled
      ? { title: 'Alert set', description: `We'll tell you about new jobs: ${name}.` }
      : { title: 'Alert removed', description: `You won't get new jobs for ${name}.` },
});
