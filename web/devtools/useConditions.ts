import { useApolloClient } from '@apollo/client/react';
import { useSyncExternalStore } from 'react';
import { useMatches, useRevalidator } from 'react-router-dom';
import { subscribeToActivity } from '../apollo/activity.ts';
import { conditionsKey } from '../apollo/conditionsKey.ts';
import {
  failures,
  storeConditions,
  storedConditions,
  type Condition,
  type NetworkConditions,
} from '../apollo/networkConditions.ts';
import { readStored } from '../session/storage.ts';
import { applyPageConditions } from './pageConditions.ts';
import { isComplete, shownQueries } from './shownQueries.ts';

const wordsOf = ({ delay, failure, empty }: Condition): string =>
  [delay ? `${delay / 1000} s delay` : '', failure ? failures[failure].label : '', empty ? 'empty lists' : '']
    .filter(Boolean)
    .join(', ');

/** Describes the conditions in a few words: 'all: 2 s delay; FeedScreen: Status 500; offline'. */
export function describeConditions(conditions: NetworkConditions): string {
  const { all, operations = {}, slowPictures, offline } = conditions;
  return [
    all && wordsOf(all) && `all: ${wordsOf(all)}`,
    ...Object.entries(operations).map(([name, condition]) => `${name}: ${wordsOf(condition) || 'normal'}`),
    slowPictures && 'slow pictures',
    offline && 'offline',
  ]
    .filter(Boolean)
    .join('; ');
}

/** The tab's conditions, and a function that stores and applies others. */
export function useConditions(): [NetworkConditions, (conditions: NetworkConditions) => void] {
  // Renders again when the stored conditions change.
  useSyncExternalStore(subscribeToActivity, () => readStored(conditionsKey));
  const change = (conditions: NetworkConditions) => {
    storeConditions(conditions);
    applyPageConditions();
  };
  return [storedConditions(), change];
}

/** Removes all conditions, and requests again what the screen shows. */
export function useTurnOff(): () => void {
  const client = useApolloClient();
  const { revalidate } = useRevalidator();
  const matches = useMatches();
  const [, change] = useConditions();
  return () => {
    change({});
    // Loaded lists may be simulated as empty. `revalidate` replaces the queries, which would cancel their own `refetch`.
    for (const { query, variables } of shownQueries(client, matches).filter(isComplete))
      client.query({ query, variables, fetchPolicy: 'network-only' }).catch(() => {});
    // Starts the query of a failed screen again.
    void revalidate();
  };
}
