import type {
  ApolloClient,
  FragmentType,
  MaybeMasked,
  OperationVariables,
  TypedDocumentNode,
} from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import type { FragmentDefinitionNode } from 'graphql';
import { useMemo, useSyncExternalStore } from 'react';
import { useServerCache } from '../hydration/serverCache.ts';

export type { FragmentType };

interface Reading<T> {
  fragment: TypedDocumentNode<T>;
  fragmentName: string;
  /** The reference that the parent passes. */
  from: FragmentType<TypedDocumentNode<T>>;
  variables: OperationVariables;
}

/** Reads a fragment from a cache. After an eviction it returns the last complete data, until the component unmounts. */
function watch<T>(client: ApolloClient, reading: Omit<Reading<T>, 'from'> & { from: string }) {
  const observable = client.watchFragment<T>(reading);
  let last = observable.getCurrentResult();
  return {
    read: () => {
      const result = observable.getCurrentResult();
      if (result.complete) last = result;
      return last.data as MaybeMasked<T>;
    },
    subscribe: (onChange: () => void) => {
      const subscription = observable.subscribe(onChange);
      return () => subscription.unsubscribe();
    },
  };
}

/** Replaces Apollo's `useSuspenseFragment`, which misses a change between its first render and its effect. */
function useWatched<T>(reading: Reading<T>): MaybeMasked<T> {
  const own = useApolloClient();
  const client = useServerCache() ?? own;
  const { fragment, fragmentName } = reading;
  const from = client.cache.identify(reading.from)!;
  // A text, so that another object with equal variables starts no new watch.
  const variables = JSON.stringify(reading.variables);
  // `web/devtools/fragmentPlaces.ts` finds the component by the fragment's name among these dependencies.
  const { read, subscribe } = useMemo(
    () => watch(client, { fragment, fragmentName, from, variables: JSON.parse(variables) }),
    [client, fragment, fragmentName, from, variables],
  );
  return useSyncExternalStore(subscribe, read, read);
}

/** On the server data is not masked and does not change: the reference holds all data of the fragment. */
const useReference = <T>({ from }: Reading<T>) => from as MaybeMasked<T>;

const useReading = import.meta.env.SSR ? useReference : useWatched;

/**
 * Reads a component's fragment from the reference that the parent passes: `FragmentType<typeof fragment>`. Variables
 * that the fragment uses must be passed, because a fragment has no access to its query's variables.
 */
export function useFragmentData<T>(
  fragment: TypedDocumentNode<T>,
  from: FragmentType<TypedDocumentNode<T>>,
  variables: OperationVariables = {},
): MaybeMasked<T> {
  // A document begins with its definition fragment; spread fragments follow.
  const [definition] = fragment.definitions as [FragmentDefinitionNode];
  return useReading({ fragment, fragmentName: definition.name.value, from, variables });
}
