import type { FragmentType, MaybeMasked, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import type { FragmentDefinitionNode } from 'graphql';
import { useRef } from 'react';
import { useServerCache } from '../hydration/serverCache.ts';

interface Reading<T> {
  fragment: TypedDocumentNode<T>;
  fragmentName: string;
  /** The reference that the parent passes. */
  from: FragmentType<TypedDocumentNode<T>>;
  variables: OperationVariables;
}

/** Reads from the cache, and renders again when the data changes. */
function useWatched<T>(reading: Reading<T>): MaybeMasked<T> {
  const client = useServerCache();
  // The panel of queries finds the component by it.
  useRef(reading.fragmentName);
  const { data } = useSuspenseFragment<T>({ ...reading, ...(client && { client }) });
  // Apollo returns an array only when `from` is an array.
  return data as MaybeMasked<T>;
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
